import { numberText } from './number-text.js';

/** '12.480 kişi' */
export function peopleText(count: number): string {
  return `${numberText(count)} kişi`;
}
