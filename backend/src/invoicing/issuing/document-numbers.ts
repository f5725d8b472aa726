import type { EntityManager } from 'typeorm';
import { studioDate } from '../../../contract/common/dates.js';

const DIGITS = 9;

/**
 * The next number of the shop's own series: three characters, the year and nine digits. It belongs to the caller's
 * transaction, which makes others wait, so that a number is neither given twice nor left out.
 */
export async function nextNumber(
  manager: EntityManager,
  { series, issuedAt }: { readonly series: string; readonly issuedAt: Date },
): Promise<string> {
  const year = studioDate(issuedAt).slice(0, 4);
  const [row] = await manager.query<[{ last: number }]>(
    `INSERT INTO document_series (series, year, last_number) VALUES ($1, $2, 1)
     ON CONFLICT (series, year) DO UPDATE SET last_number = document_series.last_number + 1
     RETURNING last_number AS last`,
    [series, year],
  );
  return `${series}${year}${String(row.last).padStart(DIGITS, '0')}`;
}
