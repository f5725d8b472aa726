import pg from 'pg';
import { SECOND_SHOP } from './places.js';
import { databaseUrl } from './shop-database.js';
import { startShop } from './shop-process.js';

export interface SecondShop {
  readonly url: string;
  readonly sql: (text: string, values?: unknown[]) => Promise<unknown[]>;
  readonly stop: () => Promise<void>;
}

/** Starts a shop in addition to the worker's own, with further settings. */
export async function startSecondShop(settings: Readonly<Record<string, string>> = {}): Promise<SecondShop> {
  const shop = await startShop(SECOND_SHOP, settings);
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
