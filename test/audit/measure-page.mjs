import { AxeBuilder } from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const MANIFEST = join(import.meta.dirname, '../../frontend/dist/site/.vite/manifest.json');

/** Long enough for the first visit, which makes the shop compute all sizes of the pictures. */
const PATIENCE_MS = 120_000;

/** The phone that Lighthouse emulates. */
const TELEPHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'tr-TR',
};

/** The bytes that a first visit transfers before any interaction. */
export async function measurePage(browser, shopUrl, path) {
  const context = await browser.newContext(TELEPHONE);
  try {
    const page = await context.newPage();
    const finished = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(shopUrl + path, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
    await page.waitForFunction(haveScriptsCome, undefined, { timeout: PATIENCE_MS });
    const requests = await Promise.all(finished.map(describe));
    const { violations } = await new AxeBuilder({ page }).analyze();
    return {
      ...(await weigh(requests)),
      thirdParty: requests.filter(({ url }) => !url.startsWith(shopUrl)).length,
      axe: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the browser. True once the page's scripts have loaded, which is a moment after its visible content. */
function haveScriptsCome() {
  const { document, location } = globalThis;
  const scripts = JSON.parse(document.getElementById('page-code')?.textContent ?? '[]');
  return scripts.every((src) => performance.getEntriesByName(new URL(src, location.href).href).length > 0);
}

async function describe(request) {
  const { responseBodySize } = await request.sizes();
  return { url: request.url(), type: request.resourceType(), bytes: responseBodySize };
}

async function weigh(requests) {
  const adminFiles = await filesOfAdmin();
  const bytesOf = (wanted) =>
    requests.filter(({ type }) => type === wanted).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    scriptBytes: bytesOf('script'),
    htmlBytes: bytesOf('document'),
    styleBytes: bytesOf('stylesheet'),
    allBytes: requests.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: requests.length,
    adminFiles: requests.filter(({ url }) => adminFiles.has(new URL(url).pathname)).length,
  };
}

/** The built files of the back office, by the build's manifest, which names the source of each file. */
async function filesOfAdmin() {
  const entries = Object.values(JSON.parse(await readFile(MANIFEST, 'utf8')));
  return new Set(entries.filter(({ src }) => src?.startsWith('src/admin/')).map(({ file }) => `/${file}`));
}
