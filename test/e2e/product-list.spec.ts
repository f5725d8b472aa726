import { expect } from '@playwright/test';
import { saveScreenshot } from '../support/pictures.js';
import { publishedProducts } from '../support/shop-database.js';
import { onEveryScreen, PHONE, test } from '../support/visitor.js';
import { isTakenOver } from '../support/watched-page.js';

test('the product list is searched the Turkish way', { tag: PHONE }, async ({ page }, info) => {
  await page.goto('/');
  await saveScreenshot(page, info, 'home');
  await page.getByRole('searchbox').fill('SÜRAHI');
  await expect(page.getByRole('link', { name: 'Seladon Sürahi' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lale Karo' })).toBeHidden();
  await saveScreenshot(page, info, 'search');
  await page.getByRole('searchbox').fill('uzay gemisi');
  await expect(page.getByText(/uzay gemisi/).first()).toBeVisible();
  await saveScreenshot(page, info, 'nothing-found');
});

onEveryScreen(
  'a piece opens over the product list, and after a reload on a page of its own',
  async ({ page }, info) => {
    await page.goto('/?ara=espresso');
    await isTakenOver(page);
    await page.getByRole('link', { name: 'Kobalt Espresso Fincanı' }).click();
    const popup = page.getByRole('dialog', { name: 'Kobalt Espresso Fincanı' });
    await expect(popup).toBeVisible();
    await saveScreenshot(page, info, 'piece');
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL('/?ara=espresso');
    await page.goForward();
    await expect(popup).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Kobalt Espresso Fincanı' })).toBeVisible();
    await expect(popup).toBeHidden();
  },
);

test(
  'a shared address opens the piece’s own page, which leads on to the products',
  { tag: PHONE },
  async ({ page }, info) => {
    await page.goto('/urun/kobalt-espresso-fincani');
    await expect(page.getByRole('heading', { level: 1, name: 'Kobalt Espresso Fincanı' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Raftan başka parçalar' })).toBeVisible();
    await saveScreenshot(page, info, 'piece-page');
    await page.getByRole('navigation', { name: 'Buradasınız' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/raf\?kategori=[a-z-]+$/);
    await expect(page.getByRole('link', { name: 'Kobalt Espresso Fincanı' })).toBeVisible();
  },
);

test('the home page shows eight pieces in full rows, and the shelf all of them', async ({ page }, info) => {
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const grid = page.locator('#products').getByRole('article').first().locator('..');
    await expect(grid.getByRole('article')).toHaveCount(8);
    expect(await grid.evaluate(emptyCells), `at ${width} px`).toBe(0);
    await grid.scrollIntoViewIfNeeded();
    await saveScreenshot(page, info, `home-shelf-${width}`);
  }
  await isTakenOver(page);
  await page.getByRole('link', { name: /^Bütün raf/ }).click();
  await expect(page).toHaveURL('/raf');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(await publishedProducts());
  await page.getByRole('link', { name: 'Lale Karo' }).click();
  await expect(page.getByRole('dialog', { name: 'Lale Karo' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/raf');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

/** The cells of a grid's rows that nothing covers. */
function emptyCells(grid: Element): number {
  const { gridTemplateColumns, gridTemplateRows } = getComputedStyle(grid);
  const [columns = 0, rows = 0] = [gridTemplateColumns, gridTemplateRows].map(
    (tracks) => tracks.split(' ').length,
  );
  const covered = [...grid.children].map((child) => {
    const { gridColumn, gridRow } = getComputedStyle(child);
    return [gridColumn, gridRow].reduce(
      (cells, track) => cells * Number(/span (\d)/.exec(track)?.[1] ?? 1),
      1,
    );
  });
  return columns * rows - covered.reduce((sum, cells) => sum + cells, 0);
}

test('what is sold out cannot be put in the cart', async ({ page }) => {
  await page.goto('/urun/pudra-yuvarlak-vazo');
  await expect(page.getByText('STOK YOK').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stok yok', exact: true })).toBeDisabled();
});

test('two tabs keep one cart', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/');
  await second.goto('/');
  await first.getByRole('button', { name: 'Sepete ekle: Seladon Kupa' }).click();
  await expect(second.getByRole('button', { name: /^Sepet, 1/ })).toBeVisible();
});

test('an address that does not exist says so', async ({ page }, info) => {
  await page.goto('/boyle-bir-sayfa-yok');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bu sayfa fırından çıkmamış');
  await saveScreenshot(page, info, 'not-found');
});
