/**
 * Small pictures of boards for cards and lists. A board that cannot be drawn leaves an empty frame, never a broken page.
 */

import { h } from "../dom.js";

/**
 * A frame that fills with the picture's thumbnail; decoration, because the text beside it says the same. `onDrawn` may still change
 * the drawing.
 */
export function thumb(picture, extra, onDrawn) {
  const frame = h("div", { class: ["thumb", extra], dir: "ltr", aria: { hidden: "true" } });
  if (picture) {
    import("../board/board.js")
      .then(({ thumbnail }) => {
        const drawing = thumbnail(picture);
        onDrawn?.(drawing);
        frame.append(drawing);
      })
      .catch((failure) => console.warn(failure));
  }
  return frame;
}
