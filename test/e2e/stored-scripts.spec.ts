import { type Browser, expect, type Page } from '@playwright/test';
import { activeContentOf, dataIn } from '../../backend/testing/active-content.js';
import { fillWithScripts } from '../../backend/testing/shop-full-of-scripts.js';
import { type SecondShop, startSecondShop } from '../support/second-shop.js';
import { test } from '../support/visitor.js';
import { isTakenOver } from '../support/watched-page.js';

const ROUNDS = [1, 2];

let shop: SecondShop;
test.beforeAll(async () => {
  test.setTimeout(200_000);
  shop = await startSecondShop();
});
test.afterAll(() => shop.stop());

/** Records everything that a successful attack would do. */
async function watch(page: Page): Promise<string[]> {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('frameattached', (frame) => ran.push(`frame: ${frame.url()}`));
  page.on('request', (request) => {
    if (request.url().includes('evil')) ran.push(`request: ${request.url()}`);
  });
  await page.exposeFunction('tellTest', (what: string) => ran.push(what));
  await page.addInitScript(() => {
    const { tellTest: tell } = window as unknown as { tellTest: (what: string) => void };
    window.alert = () => tell('alert');
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => tell(violatedDirective));
  });
  return ran;
}

async function expectInert(page: Page): Promise<void> {
  const html = await page.content();
  expect(activeContentOf(html)).toEqual([]);
  expect(dataIn(html).length).toBeGreaterThan(0);
}

async function addresses(): Promise<readonly string[]> {
  const [found] = (await shop.sql(
    `SELECT (SELECT slug FROM product WHERE is_active ORDER BY slug LIMIT 1) AS product,
            (SELECT slug FROM blog_post WHERE status = 'published' ORDER BY slug LIMIT 1) AS post,
            (SELECT to_char(min(date), 'YYYY-MM-DD') FROM workshop_session
             WHERE date > (now() AT TIME ZONE 'Europe/Istanbul')::date) AS day`,
  )) as { product: string; post: string; day: string }[];
  if (!found) throw new Error('The second shop is empty.');
  const { product, post, day } = found;
  return [
    ...['/', `/urun/${product}`, '/workshops', `/workshops?ay=${day.slice(0, 7)}&gun=${day}`],
    ...['/blog', `/blog/${post}`, '/gizlilik-politikasi', '/teslimat-ve-iade', '/mesafeli-satis-sozlesmesi'],
    ...['/memnuniyet-sozumuz', '/erisilebilirlik'],
  ];
}

async function withoutScripts(browser: Browser, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await look(await context.newPage());
  await context.close();
}

for (const round of ROUNDS) {
  test(`attacks in every text of the shop do nothing in a browser, dealt out ${round} times`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    await fillWithScripts(shop.sql, round);
    const ran = await watch(page);
    for (const path of await addresses()) {
      await page.goto(shop.url + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // Sections further down load shortly before they become visible.
      await page.keyboard.press('End');
      await page.waitForLoadState('networkidle');
      await expectInert(page);
    }
    await page.goto(`${shop.url}/`);
    await isTakenOver(page);
    await page.locator('a[href^="/urun/"]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectInert(page);
    await page.goto(`${shop.url}/workshops`);
    await isTakenOver(page);
    await page
      .getByRole('link', { name: /Daha fazla bilgi/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectInert(page);
    expect(ran).toEqual([]);

    await withoutScripts(browser, async (plain) => {
      for (const path of await addresses()) {
        await plain.goto(shop.url + path);
        await expectInert(plain);
      }
    });
  });
}
