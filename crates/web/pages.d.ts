// What the pages may take for granted and TypeScript cannot know.

// Every element of the pages is an HTML or an SVG element; both have focus(), dataset and tabIndex.
interface Element extends HTMLOrSVGElement {}

// Events are heard on elements; where the page itself or the window may be meant, the code asks with `?.`.
interface EventTarget {
  closest?: Element["closest"];
}

// Timers of browsers are numbers.
declare function setTimeout(run: (...args: any[]) => void, wait?: number, ...args: any[]): number;
