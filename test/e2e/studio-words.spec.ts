import { type APIRequestContext, expect } from '@playwright/test';
import { LIVE } from '../support/live.js';
import { changePrice } from '../support/shop-database.js';
import { resetText, setText } from '../support/site-words.js';
import { test } from '../support/visitor.js';

interface Words {
  readonly section: string;
  readonly key: string;
  readonly path: string;
}

const WORDS: readonly Words[] = [
  { section: 'hero', key: 'main_title', path: '/' },
  { section: 'about', key: 'founder_description', path: '/' },
  { section: 'bulk_order', key: 'info_content', path: '/' },
  { section: 'workshops', key: 'hero_title', path: '/workshops' },
  { section: 'blog', key: 'hero_title', path: '/blog' },
  { section: 'footer', key: 'company_description', path: '/blog' },
  { section: 'contact', key: 'contact_address', path: '/workshops' },
  { section: 'legal', key: 'delivery_title', path: '/teslimat-ve-iade' },
];

/** A change must show within two seconds on every page that is loaded. */
const SOON = { ...LIVE, intervals: [50] };

const read = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('a text of the studio shows within two seconds, and so does the built-in one when it is removed', async ({
  page,
  request,
}) => {
  for (const { section, key, path } of WORDS) {
    const words = `Atölyenin kendi sözü: ${key} & <b>`;
    const shown = words.replace('&', '&amp;').replace('<b>', '&lt;b&gt;');
    expect(await read(request, path)).not.toContain(shown);
    try {
      await setText(section, key, words);
      await expect.poll(() => read(request, path), SOON).toContain(shown);
    } finally {
      await resetText(section, key);
    }
    await expect.poll(() => read(request, path), SOON).not.toContain(shown);
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elde şekillenir, sofrada yaşar.');
});

test('a changed price is on the page, in its structured data and in the product list within two seconds', async ({
  request,
}) => {
  try {
    await changePrice('toprak-saksi', 123_400);
    await expect.poll(() => read(request, '/urun/toprak-saksi'), SOON).toMatch(/1\.234,00.TL/);
    expect(await read(request, '/urun/toprak-saksi')).toContain('"1234.00"');
    await expect.poll(() => read(request, '/raf'), SOON).toMatch(/1\.234,00.TL/);
  } finally {
    await changePrice('toprak-saksi', 98_000);
  }
});
