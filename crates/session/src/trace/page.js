"use strict";
// Steps through the search. The page at place p looks the same whether p was reached from before
// or from behind: everything shown is worked out from p alone.
(() => {
  const steps = JSON.parse(document.getElementById("steps").textContent);
  const get = (id) => document.getElementById(id);
  const [NODE, NEAREST, WORD, SENTENCE, INSIDE, WINDOW] = [0, 1, 2, 3, 4, 5];

  const tree = document.querySelector(".pane .search-tree");
  const pane = document.querySelector(".pane");
  setUpOutline();
  setUpPane();
  if (steps.length === 0) return;


  // For each node, the places at which something happens to it.
  const places = new Map();
  const firstOf = { cut: new Map(), reject: new Map() };
  steps.forEach((step, index) => {
    const node = step[NODE];
    if (node === null) return;
    if (!places.has(node)) places.set(node, []);
    places.get(node).push(index);
    const first = firstOf[step[WORD]];
    if (first && !first.has(node)) first.set(node, index);
  });

  const beginning = (id) => {
    const [, kind, number] = id.match(/^(n|cut|rejected|more)(\d+)$/);
    const node = Number(number);
    if (kind === "cut") return firstOf.cut.get(node) ?? Infinity;
    if (kind === "rejected") return firstOf.reject.get(node) ?? Infinity;
    return places.get(node)?.[0] ?? Infinity;
  };
  const items = [...tree.querySelectorAll(".node, .stub")].map((group) => ({
    group,
    edge: get("to-" + group.id),
    node: group.classList.contains("node") ? Number(group.id.slice(1)) : null,
    from: beginning(group.id),
    value: group.querySelector(".value"),
    window: group.querySelector(".window.now"),
    ends: [group.querySelector(".value")?.textContent, group.querySelector(".window.now")?.textContent],
  }));

  // The last step before this place that happened to this node.
  function latest(node, place) {
    const list = places.get(node) ?? [];
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (list[middle] < place) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? null : steps[list[low - 1]];
  }

  let place = steps.length;
  let marked = [];

  function show(next) {
    place = Math.max(0, Math.min(steps.length, next));
    const isEnd = place === steps.length;
    tree.classList.toggle("stepping", !isEnd);
    for (const item of items) {
      const isFuture = !isEnd && item.from >= place;
      item.group.classList.toggle("future", isFuture);
      item.edge?.classList.toggle("future", isFuture);
      if (item.node === null) continue;
      const step = isEnd ? null : latest(item.node, place);
      item.value.textContent = step ? step[INSIDE] : item.ends[0];
      if (item.window) item.window.textContent = step ? step[WINDOW] : item.ends[1];
    }
    mark(isEnd ? null : (steps[place - 1] ?? null));
    get("place").value = place;
    get("count").textContent = place.toLocaleString("en") + " / " + steps.length.toLocaleString("en");
    get("first").disabled = get("back").disabled = place === 0;
    get("last").disabled = get("forward").disabled = isEnd;
  }

  // Marks the node a step is about, in the drawing and in the text, and tells the step.
  function mark(step) {
    for (const element of marked) element.classList.remove("current");
    marked = [];
    const sentence = get("sentence");
    if (step === null) {
      sentence.textContent = place === 0 ? "Before the first step." : sentence.dataset.end;
      return;
    }
    const isHidden = step[NODE] !== null && step[NEAREST] !== step[NODE];
    sentence.textContent = step[SENTENCE] + (isHidden ? " (Not drawn; the nearest drawn node above it is marked.)" : "");
    if (step[NEAREST] === null) return;
    const group = get("n" + step[NEAREST]);
    marked = [group, get("o" + step[NEAREST])].filter(Boolean);
    for (const element of marked) element.classList.add("current");
    if (group) bringIntoPane(group);
  }

  function bringIntoPane(group) {
    const [box, frame] = [group.getBoundingClientRect(), pane.getBoundingClientRect()];
    const isSeen = box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
    if (isSeen) return;
    pane.scrollBy(box.left + box.width / 2 - frame.left - frame.width / 2, box.top + box.height / 2 - frame.top - frame.height / 2);
  }

  get("first").addEventListener("click", () => show(0));
  get("back").addEventListener("click", () => show(place - 1));
  get("forward").addEventListener("click", () => show(place + 1));
  get("last").addEventListener("click", () => show(steps.length));
  get("place").addEventListener("input", (event) => show(Number(event.target.value)));
  document.addEventListener("keydown", (event) => {
    const isElsewhere = event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.("input, summary, .pane");
    const target = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: steps.length }[event.key];
    if (target === undefined || isElsewhere) return;
    event.preventDefault();
    show(target);
  });

  document.querySelector(".stepper").hidden = false;
  show(place);
  // A place after "#step-" opens the page there, so that a lecture can link to it.
  const wanted = location.hash.match(/^#step-(\d+)$/);
  if (wanted) show(Number(wanted[1]));

  // A wide drawing starts with the last root of a thick line, the one that counts, in the middle.
  function setUpPane() {
    const roots = [...tree.querySelectorAll(".node")].filter((node) => !get("to-" + node.id));
    const root = roots.filter((node) => node.classList.contains("principal")).at(-1) ?? roots.at(-1);
    const centre = () => {
      if (!root) return;
      const [box, frame] = [root.getBoundingClientRect(), pane.getBoundingClientRect()];
      pane.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2;
    };
    centre();
    get("fit").parentElement.hidden = false;
    get("fit").addEventListener("change", (event) => {
      pane.classList.toggle("fit", event.target.checked);
      centre();
    });
  }

  function setUpOutline() {
    const tools = document.querySelector(".outline .tools");
    if (!tools) return;
    tools.hidden = false;
    const all = document.querySelectorAll(".outline details");
    get("open-all").addEventListener("click", () => all.forEach((details) => (details.open = true)));
    get("close-all").addEventListener("click", () => all.forEach((details) => (details.open = false)));
  }
})();
