import { expect } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { LIVE } from '../support/live.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { query } from '../support/shop-database.js';
import { test } from '../support/visitor.js';
import { shelveProduct } from '../support/written-records.js';

const countOf = async (text: Promise<string | null>) => Number(((await text) ?? '').replace(/\D/g, ''));

test('the day at a glance shows a new order at once and leads to it, and a low stock to its pieces', async ({
  page,
  request,
}, info) => {
  const { id, name } = await shelveProduct('Günün Kasesi', 3);
  const { name: plenty } = await shelveProduct('Bol Kase', 50);
  await query('UPDATE product SET min_stock = 2 WHERE id = $1', [id]);
  await new Admin(page).enter('/admin/genel-bakis');
  const orders = page.getByRole('link', { name: /^Bugünkü sipariş: / });
  const before = await countOf(orders.textContent());
  const todos = page.getByRole('region', { name: 'Bugün yapılacaklar' });
  await expect(todos.getByRole('link').first()).toBeVisible();
  await saveScreenshot(page, info, 'dashboard');

  const order = await buy(request, { email: 'gun@ornek.com', pieces: [name] });
  const shortId = order.id.slice(0, 8).toUpperCase();
  await expect.poll(() => countOf(orders.textContent()), LIVE).toBeGreaterThan(before);
  await orders.click();
  await expect(page).toHaveURL(/siparisler-gelismis\?scope=placed&date_from=.*&date_to=/);
  await page.getByRole('link', { name: new RegExp(shortId) }).click();
  await expect(page.getByRole('dialog').getByText(name)).toBeVisible();

  await page.goto('/admin/genel-bakis');
  await todos.getByRole('link', { name: /^Gör: .* ürünün stoğu azaldı$/ }).click();
  await expect(page).toHaveURL(/urunler\?stok=low_stock/);
  await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
  await expect(page.getByText(plenty)).toBeHidden();
});
