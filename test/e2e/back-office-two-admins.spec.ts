import { expect, type Page } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { saveScreenshot } from '../support/pictures.js';
import { test } from '../support/visitor.js';
import { shelveProduct } from '../support/written-records.js';

test('the second admin to save a product sees both versions, and takes the other or keeps their own', async ({
  page,
  browser,
}, info) => {
  const name = 'Ortak Kâse';
  const { id, slug } = await shelveProduct(name, 5);
  const shop = await browser.newPage();
  const helper = await (await browser.newContext()).newPage();
  for (const each of [page, helper]) {
    await new Admin(each).enter(`/admin/urunler/${id}`);
    await expect(each.getByLabel('Malzeme', { exact: true })).toBeVisible();
  }

  await page.getByLabel('Malzeme', { exact: true }).fill('Porselen');
  await save(page);
  await expect(page.getByText('Ürün başarıyla güncellendi.')).toBeVisible();

  await helper.getByLabel('Malzeme', { exact: true }).fill('Kırmızı çamur');
  await helper.getByLabel('Fiyat (TL, KDV dâhil)').fill('999,00');
  await save(helper);
  const conflict = helper.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  for (const version of ['Kırmızı çamur', 'Porselen', '999,00 TL']) {
    await expect(conflict.getByText(version)).toBeVisible();
  }
  await saveScreenshot(helper, info, 'two-admins');
  await conflict.getByRole('button', { name: 'Kayıtlı Olanı Al' }).click();
  await expect(conflict).toBeHidden();
  await expect(helper.getByLabel('Malzeme', { exact: true })).toHaveValue('Porselen');
  await helper.getByLabel('Fiyat (TL, KDV dâhil)').fill('875,00');
  await save(helper);
  await expect(helper.getByText('Ürün başarıyla güncellendi.')).toBeVisible();
  await shop.goto(`/urun/${slug}`);
  await expect(shop.getByText(/875,00/).first()).toBeVisible();
  await expect(shop.getByText('Porselen').first()).toBeVisible();

  await page.getByLabel('Ölçüler', { exact: true }).fill('Ø 21 cm');
  await save(page);
  const other = page.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await expect(other.getByText('Ø 21 cm')).toBeVisible();
  // The price was changed only by the other admin, so there is nothing to decide.
  await expect(other.getByText('875,00 TL')).toBeHidden();
  await other.getByRole('button', { name: 'Benimkini Kaydet' }).click();
  await expect(other).toBeHidden();
  await shop.reload();
  await expect(shop.getByText('Ø 21 cm').first()).toBeVisible();
  await expect(shop.getByText(/875,00/).first()).toBeVisible();
  await helper.context().close();
  await shop.close();
});

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ürünü Kaydet' }).click();
}
