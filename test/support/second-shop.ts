import pg from 'pg';
import { SECOND_SHOP } from './places.js';
import { databaseUrl } from './shop-database.js';
import { startShop } from './shop-process.js';

export interface SecondShop {
  readonly url: string;
  readonly sql: (text: string, values?: unknown[]) => Promise<unknown[]>;
  readonly stop: () => Promise<void>;
}

/** Starts a shop in addition to the worker's own. */
export async function startSecondShop(): Promise<SecondShop> {
  const shop = await startShop(SECOND_SHOP);
  const client = new pg.Client({ connectionString: await databaseUrl(SECOND_SHOP.dataDir) });
  await client.connect();
  return {
    url: SECOND_SHOP.url,
    sql: async (text, values) => (await client.query<object>(text, values)).rows,
    stop: async () => {
      await client.end();
      await shop.stop();
    },
  };
}
