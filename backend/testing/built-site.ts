import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ChangeFeed } from '../src/platform/change-feed/change-feed.js';
import { announce } from './announce.js';
import { ShopClient } from './shop-client.js';
import { startTestServer, type TestServer } from './test-server.js';

const BUILD = join(import.meta.dirname, '../../frontend/dist');

/** Starts the real shop with the web site as last built. */
export async function startBuiltSite(overrides: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  if (!existsSync(join(BUILD, 'server/entry-server.js'))) {
    throw new Error('These tests need the built web site: run `npm run build` first.');
  }
  return startTestServer({ WEB_DIR: BUILD, ...overrides });
}

/** Requests an address as a browser does when it opens a page. */
export function openPage(url: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  return new ShopClient({ url }).ask(path, { headers: { accept: 'text/html,*/*;q=0.8', ...headers } });
}

/**
 * Resolves when all changes committed before have been received, because changes arrive in the order of their
 * commits.
 */
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
