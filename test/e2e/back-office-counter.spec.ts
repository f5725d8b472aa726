import { expect, type Page } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { saveScreenshot } from '../support/pictures.js';
import { query, stockOf } from '../support/shop-database.js';
import { test } from '../support/visitor.js';

const PIECE = 'Lale Karo';
const SLUG = 'lale-karo';

test.use({ viewport: { width: 390, height: 844 } });

const panel = (page: Page) => page.getByRole('region', { name: 'Satış' });

async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('region', { name: 'Parçalar' }).getByRole('listitem')).toHaveCount(1);
}

test('a piece is sold over the counter in three taps, once though the answer is lost, and undone', async ({
  page,
}, info) => {
  const { stock } = await stockOf(SLUG);
  await new Admin(page).enter('/admin/tezgah');
  await expect(page.getByRole('region', { name: 'Parçalar' }).getByRole('listitem').first()).toBeVisible();
  await saveScreenshot(page, info, 'counter');
  await find(page, PIECE);

  let lost = 0;
  await page.route(/admin\.counter\.sell/, async (route) => {
    // The shop sells, and its answer never arrives.
    await route.fetch();
    lost += 1;
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: new RegExp(`^${PIECE}`) }).click();
  await panel(page).getByText('Nakit', { exact: true }).click();
  await saveScreenshot(page, info, 'counter-chosen');
  await panel(page).getByRole('button', { name: 'Sat', exact: true }).click();
  await expect(panel(page).getByText('Satış kaydedildi mi bilmiyoruz, kontrol ediyoruz...')).toBeVisible();
  await page.unroute(/admin\.counter\.sell/);
  await expect(panel(page).getByText(/^Satıldı: 1 parça/)).toBeVisible();
  await saveScreenshot(page, info, 'counter-sold');
  expect(lost).toBeGreaterThan(0);
  expect((await stockOf(SLUG)).stock).toBe(stock - 1);
  expect(await query(`SELECT status, payment_status FROM "order" WHERE channel = 'counter'`)).toEqual([
    { status: 'delivered', payment_status: 'paid' },
  ]);

  await panel(page)
    .getByRole('button', { name: /^Geri Al/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Satışı Geri Al' }).click();
  await expect(panel(page).getByText(/^Satış geri alındı/)).toBeVisible();
  expect((await stockOf(SLUG)).stock).toBe(stock);
  await page.getByRole('link', { name: 'Bugünün Satışları' }).click();
  await expect(page.getByText('Geri alındı')).toBeVisible();
  await saveScreenshot(page, info, 'counter-day');
});
