// Plays actions in the page as a person would, by the gestures that the API describes. Nothing
// here knows a game.

/** Waits until the page shows what the server knows: the session at least at this revision. */
export async function shown(page, revision) {
  await page.waitForFunction((least) => Number(document.querySelector('main')?.dataset.revision) >= least, revision, { timeout: 600_000 });
}

/** Enters a gesture by keyboard alone. */
export async function byKeyboard(page, gesture, id) {
  switch (gesture.type) {
    case 'column':
      await focusBoard(page);
      await page.keyboard.press(String(gesture.column + 1));
      return;
    case 'slide':
      await focusBoard(page);
      await page.keyboard.press(`Arrow${gesture.direction[0].toUpperCase()}${gesture.direction.slice(1)}`);
      return;
    case 'path':
      for (const spot of gesture.spots) await pressSpot(page, spot);
      return chooseIfAsked(page, id, true);
    case 'place':
      await pressSpot(page, { cell: gesture.cell });
      return chooseIfAsked(page, id, true);
    default:
      return choose(page, id, true);
  }
}

/** Enters a gesture by mouse alone. */
export async function byMouse(page, gesture, id) {
  switch (gesture.type) {
    case 'column': {
      const cells = page.locator('[data-cell]');
      await cells.nth(gesture.column).click();
      return;
    }
    case 'slide': {
      const box = await page.locator('.board').boundingBox();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[gesture.direction];
      await page.mouse.move(x - (dx * box.width) / 4, y - (dy * box.height) / 4);
      await page.mouse.down();
      await page.mouse.move(x + (dx * box.width) / 4, y + (dy * box.height) / 4, { steps: 4 });
      await page.mouse.up();
      return;
    }
    case 'path':
      for (const [index, spot] of gesture.spots.entries()) {
        if (index > 0 && !(await isThere(page, spot))) break;
        await page.locator(selector(spot)).first().click();
      }
      return chooseIfAsked(page, id, false);
    case 'place':
      await page.locator(selector({ cell: gesture.cell })).click();
      return chooseIfAsked(page, id, false);
    default:
      return choose(page, id, false);
  }
}

const escaped = (text) => text.replace(/["\\]/g, '\\$&');

const selector = (spot) => (spot.tray ? `[data-tray="${spot.tray}"]` : `[data-cell="${spot.cell}"]`);

async function isThere(page, spot) {
  return (await page.locator(selector(spot)).count()) > 0;
}

/** Presses Tab, or an arrow inside a menu, until something that matches has the focus: nothing but the keyboard is used. */
async function tabTo(page, wanted, key = 'Tab') {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await page.evaluate((query) => Boolean(document.activeElement?.matches(query)), wanted)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${wanted}`);
}

const focusBoard = (page) => tabTo(page, '.board [role=gridcell]');

/** Walks to a cell with the arrow keys, or to a tray with Tab, and presses Enter there. */
async function pressSpot(page, spot) {
  if (spot.tray) {
    await tabTo(page, selector(spot));
  } else {
    await focusBoard(page);
    for (const key of await page.evaluate(wayTo, spot.cell)) await page.keyboard.press(key);
    const there = await page.evaluate(() => document.activeElement.dataset.cell);
    if (there !== String(spot.cell)) throw new Error(`the arrows lead to cell ${there}, not ${spot.cell}`);
  }
  await page.keyboard.press('Enter');
}

/** The shortest way over the board from the focused cell: breadth first, runs in the page. */
function wayTo(goal) {
  const columns = Number(document.querySelector('[role=grid]').getAttribute('aria-colcount'));
  const exists = (cell) => document.querySelector(`[data-cell="${cell}"]`) !== null;
  const start = Number(document.activeElement.dataset.cell);
  const cells = [...document.querySelectorAll('[data-cell]')].sort((a, b) => a.dataset.cell - b.dataset.cell);
  const isTurned = cells[0].getBoundingClientRect().top > cells.at(-1).getBoundingClientRect().top;
  const [up, down, left, right] = isTurned ? ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'] : ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
  const cameBy = new Map([[start, null]]);
  for (const cell of cameBy.keys()) {
    if (cell === goal) break;
    const column = cell % columns;
    const steps = [[up, cell - columns], [down, cell + columns]];
    if (column > 0) steps.push([left, cell - 1]);
    if (column < columns - 1) steps.push([right, cell + 1]);
    for (const [key, next] of steps) if (exists(next) && !cameBy.has(next)) cameBy.set(next, [key, cell]);
  }
  const keys = [];
  for (let step = cameBy.get(goal); step; step = cameBy.get(step[1])) keys.unshift(step[0]);
  return keys;
}

/** Where a pointing has several meanings, a menu asks which. */
async function chooseIfAsked(page, id, withKeys) {
  if (await page.locator('.menu').isVisible()) await choose(page, id, withKeys, '.menu ');
}

/** Chooses from a list. */
async function choose(page, id, withKeys, where = '') {
  const wanted = `${where}[data-choice="${escaped(id)}"]`;
  if (withKeys) {
    await tabTo(page, wanted, where ? 'ArrowDown' : 'Tab');
    await page.keyboard.press('Enter');
  } else {
    await page.locator(wanted).first().click();
  }
}

