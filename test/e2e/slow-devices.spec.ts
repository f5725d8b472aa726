import { expect as expectSoon, type Page } from '@playwright/test';
import { Buyer } from '../support/buyer.js';
import { openSession } from '../support/shop-database.js';
import { PHONE, test } from '../support/visitor.js';

/** A phone of the lower middle class is about this many times slower than the machines of developers. */
const SLOWNESS = 6;

/** What takes a second elsewhere may take a minute here, when the machine is busy with other suites as well. */
const expect = expectSoon.configure({ timeout: 60_000 });

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}

test.describe('On a slow device', () => {
  test.beforeEach(({ page }) => slowDown(page));

  for (const path of ['/', '/raf']) {
    test(`a piece of ${path} that is pressed at once opens its popup`, { tag: PHONE }, async ({ page }) => {
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('link', { name: 'Yulaf Demlik' }).click();
      await expect(page.getByRole('dialog', { name: 'Yulaf Demlik' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(path);
    });
  }

  test('seats that are chosen at once are all put into the cart', { tag: PHONE }, async ({ page }) => {
    const session = await openSession('Aceleci çark', 6);
    await page.goto(`/workshops?ay=${session.date.slice(0, 7)}&gun=${session.date}`, { waitUntil: 'commit' });
    const card = page.getByRole('article', { name: session.title });
    // Both presses in one turn, so that the page cannot be taken over between them.
    await card.evaluate((element) => {
      const button = (start: string) => element.querySelector<HTMLElement>(`button[aria-label^="${start}"]`);
      button('Artır')?.click();
      button('Sepete Ekle')?.click();
    });
    await expect(card.getByText('Sepetinizde 2 yer var.')).toBeVisible();
  });

  test('a search that is typed at once is answered', { tag: PHONE }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('searchbox').pressSequentially('sürahi');
    await expect(page.getByRole('link', { name: 'Ay Vazo' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Seladon Sürahi' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('sürahi');
    await expect(page).toHaveURL(/\?ara=s/);
  });

  test('a sort order that is chosen at once is applied', { tag: PHONE }, async ({ page }) => {
    await page.goto('/raf', { waitUntil: 'commit' });
    await page.getByLabel('Sıralama').selectOption('Fiyat: düşükten yükseğe');
    await expect(page).toHaveURL(/sirala=fiyat-artan/);
    await expect(page.getByLabel('Sıralama')).toHaveValue('price_asc');
  });

  test('each of five quick presses counts in the cart', { tag: PHONE }, async ({ page }) => {
    const buyer = new Buyer(page, 'hizli@ornek.com');
    await buyer.putInCart('Seladon Kupa');
    await buyer.openCart();
    await pressQuickly(page, 'Artır: Seladon Kupa', 5);
    await expect(page.getByRole('group', { name: 'Adet: Seladon Kupa' }).getByRole('status')).toHaveText('6');
  });
});

/** Presses like a finger that does not wait for the page. */
async function pressQuickly(page: Page, name: string, times: number): Promise<void> {
  const button = page.getByRole('button', { name });
  // Waits until the cart has slid in.
  await button.click({ trial: true });
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await Promise.all(Array.from({ length: times }, () => page.mouse.click(x + width / 2, y + height / 2)));
}
