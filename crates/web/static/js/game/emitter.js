/**
 * A list of listeners: who wants to know says so with `on`, who has news calls `emit`.
 * @returns {{on: (listener: (what: string, detail?: unknown) => void) => (() => void), emit: (what: string, detail?: unknown) => void}}
 */
export function createEmitter() {
  const listeners = new Set();
  return {
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(what, detail) {
      for (const listener of [...listeners]) listener(what, detail);
    },
  };
}
