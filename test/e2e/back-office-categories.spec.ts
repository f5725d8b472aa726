import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { saveScreenshot } from '../support/pictures.js';
import { test } from '../support/visitor.js';

const PICTURE = join(import.meta.dirname, '../../backend/src/samples/pictures/kupa-seladon.webp');

test('a new category is listed in the shop, and its piece stays when it is deleted', async ({
  page,
  browser,
}, info) => {
  const category = 'Buhurdanlar';
  const piece = 'Sedir Buhurdanlık';
  await new Admin(page).enter('/admin/urunler');
  await page.getByRole('button', { name: 'Kategoriler' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kategoriler' });
  await dialog.getByLabel('Yeni kategori').fill(category);
  await dialog.getByRole('button', { name: 'Ekle' }).click();
  await expect(page.getByText('Kategori başarıyla oluşturuldu.')).toBeVisible();

  await page.goto('/admin/urunler/yeni');
  await page.getByLabel('Ürün adı', { exact: true }).fill(piece);
  await page.getByLabel('Kategori').selectOption(category);
  await page.getByLabel('Fiyat (TL, KDV dâhil)').fill('400');
  for (const field of ['Açıklama', 'Malzeme', 'Ölçüler', 'Bakım']) {
    await page.getByLabel(field, { exact: true }).fill('Sedir ağacı tütsüleri için.');
  }
  await page.getByLabel('Stok adedi', { exact: true }).fill('1');
  await page.locator('input[type=file]').setInputFiles([PICTURE]);
  await expect(page.getByRole('button', { name: /^Ana resim\. Düzenleyin/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ürünü Kaydet' }).click();
  await expect(page.getByText('Ürün başarıyla eklendi.')).toBeVisible();

  const shop = await browser.newPage();
  const chips = shop.getByRole('group', { name: 'Kategori' });
  await shop.goto('/');
  await chips.getByRole('link', { name: category }).click();
  await expect(shop.getByRole('link', { name: piece })).toBeVisible();
  await expect(shop.getByRole('link', { name: 'Lale Karo' })).toBeHidden();
  await saveScreenshot(shop, info, 'new-category');

  await page.goto('/admin/urunler?pencere=kategoriler');
  await dialog.getByRole('button', { name: `Sil: ${category}` }).click();
  const question = page.getByRole('alertdialog', { name: `“${category}” kategorisi silinsin mi?` });
  await expect(question.getByText(/1 ürün silinmez, Genel kategorisine taşınır/)).toBeVisible();
  await question.getByRole('button', { name: 'Kategoriyi Sil' }).click();
  await expect(page.getByText('Kategori başarıyla silindi.')).toBeVisible();

  await shop.goto('/');
  await chips.getByRole('link', { name: 'Genel' }).click();
  await expect(shop.getByRole('link', { name: piece })).toBeVisible();
  await expect(chips.getByRole('link', { name: category })).toHaveCount(0);
  await shop.close();

  await page.goto('/admin/urunler');
  await page.getByRole('button', { name: `Sil: ${piece}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ürünü Sil' }).click();
  await expect(page.getByText('Ürün başarıyla silindi.')).toBeVisible();
});
