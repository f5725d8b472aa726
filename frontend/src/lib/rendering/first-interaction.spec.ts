import { expect, it, jest } from '@jest/globals';
import { onFirstInteraction, reportInteraction } from './first-interaction.js';

it.each([
  ['an event', () => window.dispatchEvent(new Event('pointermove'))],
  ['a press from before anything listened', reportInteraction],
])('is heard once, by way of %s', (_way, interact) => {
  const hear = jest.fn();
  onFirstInteraction(hear);
  interact();
  interact();
  window.dispatchEvent(new Event('keydown'));
  expect(hear).toHaveBeenCalledTimes(1);
});

it('is not heard by those who stopped listening', () => {
  const hear = jest.fn();
  onFirstInteraction(hear)();
  reportInteraction();
  expect(hear).not.toHaveBeenCalled();
});
