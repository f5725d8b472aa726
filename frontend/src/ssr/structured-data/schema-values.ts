import { kurusToLira } from '@contract/common/money.js';

export const CURRENCY = 'TRY';
export const COUNTRY = 'TR';

/** 74000 → '740.00' */
export function schemaPrice(kurus: number): string {
  return kurusToLira(kurus).toFixed(2);
}
