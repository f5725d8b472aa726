import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiled } from '../load/orders.mjs';
import { keep, startShop } from '../load/processes.mjs';
import { freePort } from '../support/free-port.mjs';

const LEGAL_PAGE = '/gizlilik-politikasi';

/** Starts the shop as `npm start` does, on free ports and without earlier sales. */
export async function openDemo() {
  const dataDir = await mkdtemp(join(tmpdir(), 'toprak-audit-'));
  void keep({ stop: () => rm(dataDir, { recursive: true, force: true }) });
  const [shop, mailbox, bank] = [await freePort(), await freePort(), await freePort()];
  const url = `http://localhost:${shop}`;
  const environment = {
    PORT: String(shop),
    MAILBOX_PORT: String(mailbox),
    BANK_PORT: String(bank),
    DATA_DIR: dataDir,
  };
  await startShop(join(compiled, 'sandbox/start.js'), environment, url);
  return url;
}

/** The addresses of public pages, one of each kind. */
export async function publicPages(shopUrl) {
  const sitemap = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  const firstBelow = (folder) => paths.find((path) => path.startsWith(folder));
  return ['/', '/workshops', '/blog', firstBelow('/blog/'), firstBelow('/urun/'), LEGAL_PAGE];
}
