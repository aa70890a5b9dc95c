/**
 * The forms that boards are made of, for editors that read JSDoc. Nothing here runs.
 *
 * @typedef {Api.Piece} Piece
 * @typedef {Api.Cell} Cell
 * @typedef {Api.Tray} Tray
 * @typedef {Api.Picture} Picture
 * A cell, a tray, or an arrow to slide everything by.
 * @typedef {{cell?: number, tray?: string, direction?: string}} Spot
 * @typedef {Api.Gesture} Gesture
 * @typedef {{id: string, gesture: Gesture}} Option
 * @typedef {{id: string, gesture: Gesture, text: string, tone: "best"|"good"|"bad"|"even", rank: number}} Value
 *
 * What `show` takes. `turn` is optional and only chooses the colour of the disc that hovers over a rack.
 * @typedef {{picture: Picture, options?: Option[], last?: Gesture|null, values?: Value[], preview?: Gesture|null, flipped?: boolean,
 *   interactive?: boolean, mode?: "play"|"edit", label?: string, turn?: string|null}} BoardState
 *
 * A rectangle in the units of the drawing (100 to a cell).
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 *
 * What a look gets to draw with. `uid` makes ids unique on the page, `bold` is the setting for stronger patterns,
 * `bare` a thumbnail, without any writing.
 * @typedef {{picture: Picture, layout: import("./layout.js").Layout, uid: string, bold: boolean, bare?: boolean}} Scene
 *
 * How one kind of board is drawn. Pieces are drawn around (0, 0) in a cell of 100 × 100.
 * @typedef {Object} Look
 * @property {(picture: Picture) => {top: number, right: number, bottom: number, left: number}} margins  room around the cells
 * @property {(scene: Scene) => SVGElement[]} ground  everything below the pieces
 * @property {(scene: Scene) => SVGElement[]} [defs]  gradients, with ids that begin with the scene's `uid`
 * @property {(scene: Scene, piece: Piece) => SVGElement} piece
 * @property {(scene: Scene) => SVGElement[]} [front]  what hides pieces, such as the front of a rack
 * @property {(scene: Scene, index: number) => SVGElement[]} [mark]  a marked cell, over its piece
 * @property {(layout: import("./layout.js").Layout, picture: Picture) => Box[]} [trayBoxes]  where trays lie, one box each
 * @property {(scene: Scene, tray: Tray, box: Box) => SVGElement[]} [tray]
 * @property {number} [rim]  room around the cells that a thumbnail keeps
 * @property {(picture: Picture) => Tray[]} [keepsakes]  trays that a thumbnail shows, without their names
 * @property {number} [stripHeight]  height of the strip of trays below the board when there are no boxes
 * @property {boolean} [mirrors]  turning the board shows it from behind instead of upside down
 * @property {boolean} [instant]  a piece with a single way to go goes at once
 */
export {};
