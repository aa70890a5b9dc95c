/**
 * Lets a recorded search run by itself: so many events a second, up to the end or to the next place worth stopping at.
 *
 *     const playing = createPlaying({ at: () => place, length: () => trace.length, speed: () => 5, stop: () => null, go });
 *     playing.start();  playing.pause();  playing.isOn
 *
 * Faster than the screen can draw, places are skipped, never events: what is shown is always the true state at its place.
 */

/**
 * @param {object} options
 * @param {() => number} options.at the place shown now
 * @param {() => number} options.length the last place
 * @param {() => number} options.speed events a second
 * @param {(from: number) => number|null} options.stop the next place to stop at
 * @param {(place: number) => void} options.go shows a place
 * @param {() => void} options.onChange called when it starts or stops
 */
export function createPlaying({ at, length, speed, stop, go, onChange }) {
  let frame = 0;
  let before = 0;
  /** Parts of events that slow speeds have saved up. */
  let saved = 0;

  function pause() {
    if (!frame) return;
    cancelAnimationFrame(frame);
    frame = 0;
    onChange();
  }

  function tick(now) {
    saved += ((now - before) / 1000) * speed();
    before = now;
    const steps = Math.floor(saved);
    frame = requestAnimationFrame(tick);
    if (steps === 0) return;
    saved -= steps;
    const landmark = stop(at());
    const target = Math.min(at() + steps, landmark ?? length(), length());
    go(target);
    if (target >= length() || target === landmark) pause();
  }

  return {
    get isOn() {
      return frame !== 0;
    },
    /** Starts; at the end, once more from the beginning. */
    start() {
      if (frame || length() === 0) return;
      if (at() >= length()) go(0);
      before = performance.now();
      // The first step comes at once: a press that seems to do nothing is pressed again.
      saved = 1;
      frame = requestAnimationFrame(tick);
      onChange();
    },
    pause,
  };
}
