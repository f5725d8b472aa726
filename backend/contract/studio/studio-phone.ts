import { normalisePhone } from '../common/phone.js';

/** The digits of a number in a text, with what usually stands between them. */
export const A_NUMBER = /\+?\d(?:[\s().-]*\d){6,}/;

/** Numbers of this beginning are dialled without an area code. */
const SHARED_NUMBER = /^444\d{4}$/;

/**
 * Whether a telephone of the studio can be dialled. The text may name two numbers or an extension, of which the first
 * number counts: with its area code, with + abroad, or one of the 444 numbers.
 */
export function isStudioPhone(text: string): boolean {
  const first = A_NUMBER.exec(text)?.[0];
  if (first === undefined) return false;
  return normalisePhone(first) !== null || SHARED_NUMBER.test(first.replace(/\D/g, ''));
}
