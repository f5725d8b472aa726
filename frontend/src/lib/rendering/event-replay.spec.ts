import { expect, it, jest } from '@jest/globals';
import { replayPresses } from './event-replay.js';
import { onFirstInteraction } from './first-interaction.js';

/** An island as the server rendered it, with a button that counts its presses. */
function anIsland() {
  document.body.innerHTML = '<main data-island><button>Aç</button></main>';
  const island = document.querySelector('main')!;
  const button = island.querySelector('button')!;
  const press = jest.fn();
  return { island, button, press };
}

it('replays a press once its island is hydrated, as an interaction that hydrates the sections below', async () => {
  const { island, button, press } = anIsland();
  button.click();
  button.addEventListener('click', press);
  const hear = jest.fn(() => expect(press).not.toHaveBeenCalled());
  onFirstInteraction(hear);
  await replayPresses(island);
  expect(press).toHaveBeenCalledTimes(1);
  expect(hear).toHaveBeenCalledTimes(1);
});

it('replays buttons that were pressed one after the other in their order, each after what the one before did', async () => {
  const { island, button } = anIsland();
  button.insertAdjacentHTML('afterend', '<button>Ekle</button>');
  const second = island.querySelectorAll('button')[1]!;
  button.click();
  button.click();
  second.click();
  let count = 0;
  const seen: number[] = [];
  button.addEventListener('click', () => queueMicrotask(() => (count += 1)));
  second.addEventListener('click', () => seen.push(count));
  await replayPresses(island);
  expect(seen).toEqual([2]);
});

it('forgets what was pressed before the visitor pressed elsewhere', async () => {
  const { island, button, press } = anIsland();
  button.click();
  island.click();
  button.addEventListener('click', press);
  await replayPresses(island);
  expect(press).not.toHaveBeenCalled();
});

it('takes hydration without a press for no interaction', async () => {
  const { island, press } = anIsland();
  const hear = jest.fn();
  const stop = onFirstInteraction(hear);
  await replayPresses(island);
  stop();
  expect(press).not.toHaveBeenCalled();
  expect(hear).not.toHaveBeenCalled();
});
