import { formatNumber } from './format-number.js';

/** '12.480 kişi' */
export function formatPeopleCount(count: number): string {
  return `${formatNumber(count)} kişi`;
}
