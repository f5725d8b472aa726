import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ChangeFeed } from '../src/platform/change-feed/change-feed.js';
import { announce } from './announce.js';
import { ShopClient } from './shop-client.js';
import { startTestServer, type TestServer } from './test-server.js';

const BUILD = join(import.meta.dirname, '../../frontend/dist');

/** The real shop with the real web site, as it was built last. */
export async function startBuiltSite(overrides: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  if (!existsSync(join(BUILD, 'server/entry-server.js'))) {
    throw new Error('These tests need the built web site: run `npm run build` first.');
  }
  return startTestServer({ WEB_DIR: BUILD, ...overrides });
}

/** What a browser asks for when an address is opened. */
export function openPage(url: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  return new ShopClient(url).ask(path, { headers: { accept: 'text/html,*/*;q=0.8', ...headers } });
}

/** News come in the order in which they were committed: after this, nobody will hear of what was written before. */
export async function newsHeard({ app, dataSource }: Pick<TestServer, 'app' | 'dataSource'>): Promise<void> {
  const feed = app.get(ChangeFeed);
  const heard = new Promise<void>((resolve) => {
    feed.onChange((topic) => {
      if (topic === 'settings') resolve();
    });
  });
  await announce(dataSource.manager, 'settings');
  await heard;
}
