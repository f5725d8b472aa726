import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { LIVE } from '../support/live.js';
import { saveScreenshot } from '../support/pictures.js';
import { test } from '../support/visitor.js';

const PICTURE = join(import.meta.dirname, '../../backend/src/samples/pictures/demlik-yulaf-2.webp');

test('a picture that was uploaded in the panel is in the gallery until it is switched off', async ({
  page,
  browser,
}, info) => {
  const title = 'Demlik buğusu';
  const file = 'bugulu-demlik.webp';
  // A file that the demo does not use yet, because its own is shown by a product.
  const picture = Buffer.concat([await readFile(PICTURE), Buffer.from(file)]);
  await new Admin(page).enter('/admin/medya?sekme=yukle');
  await page.getByLabel('Kategori').selectOption('Galeri');
  await page.locator('input[type=file]').setInputFiles([
    { name: file, mimeType: 'image/webp', buffer: picture },
    { name: 'mektup.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Sayın Toprak') },
  ]);
  const files = page.getByRole('list', { name: 'Yüklenen dosyalar' }).getByRole('listitem');
  await expect(files.filter({ hasText: file })).toContainText('Yüklendi');
  await expect(files.filter({ hasText: 'mektup.pdf' })).toContainText(
    'Sadece JPEG, PNG, GIF ve WebP dosyaları kabul edilir.',
  );
  await saveScreenshot(page, info, 'admin-media-upload');

  await page.getByRole('link', { name: `Başlığını ve açıklamasını yazın: ${file}` }).click();
  const cards = page.getByRole('list', { name: 'Görseller' });
  const dialog = page.getByRole('dialog', { name: 'Görseli Düzenle' });
  await dialog.getByLabel('Başlık').fill(title);
  await dialog.getByLabel('Resimde ne görünüyor?').fill(title);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Görsel güncellendi.')).toBeVisible();
  await saveScreenshot(page, info, 'admin-media');

  const shop = await browser.newPage();
  await shop.goto('/workshops');
  await expect(shop.locator(`img[alt="${title}"]`).first()).toBeAttached();

  await cards.getByRole('switch', { name: `Sitede göster: ${title}` }).click();
  await expect(page.getByText('Görsel siteden kaldırıldı.')).toBeVisible();
  await expect.poll(async () => (await page.request.get('/workshops')).text(), LIVE).not.toContain(title);
  await shop.reload();
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shop.locator(`img[alt="${title}"]`)).toHaveCount(0);
  await shop.close();

  await cards.getByRole('button', { name: `Sil: ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Görseli Sil' }).click();
  await expect(page.getByText('Görsel silindi.')).toBeVisible();
  await expect(cards.getByText(title)).toHaveCount(0);
});

test('a picture that a page shows cannot be deleted, and the panel names the page', async ({ page }) => {
  await new Admin(page).enter('/admin/medya?kategori=workshops&ara=program');
  const cards = page.getByRole('list', { name: 'Görseller' });
  await cards.getByRole('button', { name: /^Sil: seramik-atolyesi/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Bu görsel kullanılıyor' });
  await expect(dialog.getByText('Atölyeler sayfası: 1. program kartı')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tamam' }).click();
  await expect(cards.getByRole('button', { name: /^Sil: seramik-atolyesi/ })).toBeVisible();
});

test('a scan finds pictures of products and adds them to the library', async ({ page }, info) => {
  await new Admin(page).enter('/admin/medya?sekme=tarama');
  await page.getByRole('button', { name: 'Siteyi Tara' }).click();
  const found = page.getByRole('list', { name: 'Bulunan görseller' }).getByRole('listitem');
  const first = found.first();
  const add = first.getByRole('button', { name: /^Medyaya Ekle/ });
  const name = (await add.getAttribute('aria-label'))?.replace('Medyaya Ekle: ', '') ?? '';
  await saveScreenshot(page, info, 'admin-media-scan');
  await add.click();
  await expect(page.getByText('1 görsel kütüphaneye eklendi.')).toBeVisible();
  await expect(found.filter({ hasText: name })).toHaveCount(0);
  await page.goto(`/admin/medya?ara=${name}`);
  await expect(page.getByRole('article', { name })).toBeVisible();
});
