// The watch screen as a test sees it: opened, gone through, and asked where it stands.

export const GAMES = ['barjis', 'checkers', 'connect4', 'redswapblue', '2048'];

/** Waits for a trace to be shown; answers the state of the screen. */
export async function opened(page) {
  await page.waitForSelector('.watch[data-ready="true"]', { timeout: 30_000 });
  return state(page);
}

export const state = (page) => page.$eval('.watch', (element) => ({ ...element.dataset }));

/** Goes to a place by the slider, as a hand would. */
export async function seek(page, place) {
  await page.$eval('.watch-slider', (slider, value) => {
    slider.value = String(value);
    slider.dispatchEvent(new Event('input'));
  }, place);
  await at(page, place);
}

export const at = (page, place) => page.waitForFunction((wanted) => document.querySelector('.watch').dataset.place === String(wanted), place, { timeout: 5000 });
