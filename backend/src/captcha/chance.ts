import { randomInt } from 'node:crypto';

const STEPS = 1_000_000;

/** Whatever a captcha leaves to chance must not be foreseeable: entropy of the machine, never of the engine. */
export const between = (from: number, to: number): number => from + ((to - from) * randomInt(STEPS)) / STEPS;

/** Whole, both ends included. */
export const wholeBetween = (from: number, to: number): number => randomInt(from, to + 1);

export function oneOf<T>(choices: readonly [T, ...T[]]): T {
  return choices[randomInt(choices.length)] ?? choices[0];
}
