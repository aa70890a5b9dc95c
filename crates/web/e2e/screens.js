// Every screen there is, by its address.

/** The screens, for one session of each game. */
export async function screens(server) {
  const { body: meta } = await server.api('GET', '/meta');
  const list = [{ name: 'home', hash: '' }];
  for (const game of meta.games) {
    const { body: session } = await server.api('POST', `/games/${game.game}/sessions`, { seed: 1 });
    list.push({ name: `${game.game}-play`, hash: `#/${game.game}/play?s=${session.id}`, game: game.game, session: session.id });
    list.push({ name: `${game.game}-analyse`, hash: `#/${game.game}/analyse?p=${encodeURIComponent(session.position)}`, game: game.game });
    list.push({ name: `${game.game}-edit`, hash: `#/${game.game}/edit?p=${encodeURIComponent(session.position)}`, game: game.game });
    list.push({ name: `${game.game}-watch`, hash: `#/${game.game}/watch`, until: '.watch[data-ready="true"]' });
  }
  const [match, puzzle] = [meta.games.find((game) => !game.puzzle && !game.chance), meta.games.find((game) => game.puzzle)];
  for (const { game } of [match, puzzle]) list.push({ name: `${game}-compare`, hash: `#/${game}/compare`, until: '.compare[data-ready="true"]' });
  const [{ examples: [example] }] = meta.sandboxes;
  const searched = new URLSearchParams({ tree: example.text, a: example.player, at: 19 });
  list.push({ name: 'sandbox', hash: '#/sandbox' }, { name: 'sandbox-searched', hash: `#/sandbox?${searched}`, until: '.watch[data-ready="true"]' });
  const { body: experiment } = await server.api('POST', '/experiments', { game: match.game, players: ['random', 'first', 'greedy'], games: 4, resume: true });
  list.push({ name: 'lab-new', hash: '#/lab?new=1', until: '.lab-command' }, { name: 'lab-result', hash: `#/lab?e=${experiment.id}`, until: '.lab-state:not([data-state="running"])' });
  for (const name of ['settings', 'watch', 'compare', 'lab', 'learn']) list.push({ name, hash: `#/${name}` });
  return list;
}

export const languages = ['en', 'ar', 'fa'];
export const widths = [1200, 390];
