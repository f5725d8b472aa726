import { expect, it, jest } from '@jest/globals';
import { replayPress } from './event-replay.js';
import { onFirstInteraction } from './first-interaction.js';

/** An island as the server rendered it, with a button that counts its presses. */
function anIsland() {
  document.body.innerHTML = '<main data-island><button>Aç</button></main>';
  const island = document.querySelector('main')!;
  const button = island.querySelector('button')!;
  const press = jest.fn();
  return { island, button, press };
}

it('replays a press once its island is hydrated, as an interaction that hydrates the sections below', () => {
  const { island, button, press } = anIsland();
  button.click();
  button.addEventListener('click', press);
  const hear = jest.fn(() => expect(press).not.toHaveBeenCalled());
  onFirstInteraction(hear);
  replayPress(island);
  expect(press).toHaveBeenCalledTimes(1);
  expect(hear).toHaveBeenCalledTimes(1);
});

it('takes hydration without a press for no interaction', () => {
  const { island, press } = anIsland();
  const hear = jest.fn();
  const stop = onFirstInteraction(hear);
  replayPress(island);
  stop();
  expect(press).not.toHaveBeenCalled();
  expect(hear).not.toHaveBeenCalled();
});
