/**
 * The sound of a piece set down: a short, soft knock, made on the spot (no file to load). Silent unless the setting `sound` is on.
 */

import { settings } from "./settings.js";

const LENGTH = 0.07;
const LOUDNESS = 0.25;

let context = null;

/** Knocks once, if sound is wanted and the browser lets us. */
export function knock() {
  if (!settings.get("sound")) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume().catch(() => {});
    play(context);
  } catch {
    // No loudspeaker, or not allowed before the first click: a game is played as well in silence.
  }
}

/** Wood on wood: noise that dies away fast, through a filter that leaves its low middle. */
function play(audio) {
  const samples = Math.ceil(audio.sampleRate * LENGTH);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let index = 0; index < samples; index += 1) wave[index] = (Math.random() * 2 - 1) * Math.exp((-9 * index) / samples);
  const source = new AudioBufferSourceNode(audio, { buffer });
  const wood = new BiquadFilterNode(audio, { type: "bandpass", frequency: 640, Q: 2.2 });
  const volume = new GainNode(audio, { gain: LOUDNESS });
  source.connect(wood).connect(volume).connect(audio.destination);
  source.start();
}
