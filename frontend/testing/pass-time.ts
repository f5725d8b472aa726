import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Time for answers to arrive and to be rendered, each of which takes a turn of the event loop. */
const ANSWER_MS = 10;

/** Advances the time and waits for the answers requested during it. Needs fake timers. */
export function pass(milliseconds: number): Promise<void> {
  return act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    await jest.advanceTimersByTimeAsync(ANSWER_MS);
  });
}
