import { randomInt } from 'node:crypto';

const STEPS = 1_000_000;

/** Random numbers of a captcha must not be predictable: they come from the operating system, not from Math.random. */
export const between = (from: number, to: number): number => from + ((to - from) * randomInt(STEPS)) / STEPS;

/** A whole number; both ends are included. */
export const wholeBetween = (from: number, to: number): number => randomInt(from, to + 1);

export function oneOf<T>(choices: readonly [T, ...T[]]): T {
  return choices[randomInt(choices.length)] ?? choices[0];
}
