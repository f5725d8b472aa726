import pg from 'pg';
import { CREDIT_CHECKS } from './credit-checks.js';
import type { DataCheck } from './data-check.js';
import { DESK_CHECKS } from './desk-checks.js';
import { DOCUMENT_CHECKS } from './document-checks.js';
import { INVENTORY_CHECKS } from './inventory-checks.js';
import { MONEY_CHECKS } from './money-checks.js';
import { PARCEL_CHECKS } from './parcel-checks.js';
import { PRICE_CHECKS } from './price-checks.js';
import { RETURN_CHECKS } from './return-checks.js';
import { TALLY_CHECKS } from './tally-checks.js';

export const DATA_CHECKS: readonly DataCheck[] = [
  ...INVENTORY_CHECKS,
  ...PRICE_CHECKS,
  ...MONEY_CHECKS,
  ...CREDIT_CHECKS,
  ...DESK_CHECKS,
  ...DOCUMENT_CHECKS,
  ...PARCEL_CHECKS,
  ...RETURN_CHECKS,
  ...TALLY_CHECKS,
];

/** Rows in memory at a time, however many differences there are. */
const AT_ONCE = 500;

interface Difference {
  readonly record: string;
  readonly expected: string | null;
  readonly found: string | null;
}

/** Runs all checks on one snapshot while the shop runs. Writes the differences and returns their number. */
export async function verifyData(databaseUrl: string, write: (text: string) => void): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'toprak-verify' });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const count = await runChecks(client, write);
    await client.query('COMMIT');
    return count;
  } finally {
    await client.end();
  }
}

/** Runs inside the caller's transaction. */
export async function runChecks(
  client: pg.ClientBase,
  write: (text: string) => void,
  checks: readonly DataCheck[] = DATA_CHECKS,
): Promise<number> {
  let total = 0;
  for (const check of checks) {
    let count = 0;
    for await (const { record, expected, found } of differences(client, check)) {
      if (count === 0) write(`DIFFERENT  ${check.name}: ${check.explanation}\n`);
      write(`           ${record}: expected ${expected ?? 'nothing'}, found ${found ?? 'nothing'}\n`);
      count += 1;
    }
    if (count === 0) write(`ok         ${check.name}\n`);
    total += count;
  }
  write(
    total === 0
      ? `\nAll ${checks.length} checks passed.\n`
      : `\n${total} differences. Nothing was changed.\n`,
  );
  return total;
}

async function* differences(client: pg.ClientBase, { sql }: DataCheck): AsyncGenerator<Difference> {
  await client.query(`
    DECLARE difference NO SCROLL CURSOR FOR
    SELECT record, expected::text, found::text FROM (${sql}) AS checked WHERE expected IS DISTINCT FROM found`);
  for (;;) {
    const { rows } = await client.query<Difference>(`FETCH ${AT_ONCE} FROM difference`);
    yield* rows;
    if (rows.length < AT_ONCE) break;
  }
  await client.query('CLOSE difference');
}
