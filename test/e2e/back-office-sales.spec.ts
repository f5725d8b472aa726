import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { Buyer } from '../support/buyer.js';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { openSession, seatsOf, stockOf } from '../support/shop-database.js';
import { test } from '../support/visitor.js';

const PICTURE = join(import.meta.dirname, '../../backend/src/samples/pictures/kupa-seladon.webp');

test('a product that the studio adds with its pictures is bought', async ({ page, browser }, info) => {
  await new Admin(page).enter('/admin/urunler/yeni');
  await page.getByLabel('Ürün adı', { exact: true }).fill('Rüzgâr Kupa');
  await page.getByLabel('Fiyat (TL, KDV dâhil)').fill('1.250,50');
  await page.getByLabel('Açıklama', { exact: true }).fill('Kulpu rüzgâra göre eğik.');
  await page.getByLabel('Malzeme', { exact: true }).fill('Stoneware');
  await page.getByLabel('Ölçüler', { exact: true }).fill('Ø 8 cm');
  await page.getByLabel('Bakım', { exact: true }).fill('Bulaşık makinesine uygun');
  await page.getByLabel('Stok adedi', { exact: true }).fill('2');
  await page.locator('input[type=file]').setInputFiles([PICTURE]);
  await expect(page.getByRole('button', { name: /^Ana resim\. Düzenleyin/ })).toBeVisible();
  await saveScreenshot(page, info, 'new-piece');
  await page.getByRole('button', { name: 'Ürünü Kaydet' }).click();
  await expect(page.getByText('Ürün başarıyla eklendi.')).toBeVisible();

  const shop = await browser.newPage();
  const buyer = new Buyer(shop, 'ruzgar@ornek.com');
  await buyer.goToBank('Rüzgâr Kupa');
  await buyer.confirmAtBank();
  await expect(shop.getByText(/1\.250,50/).first()).toBeVisible();
  expect(await stockOf('ruzgar-kupa')).toEqual({ stock: 1, held: 0 });
  await shop.close();
});

test('an order is shipped and refunded, and the buyer gets a mail about both', async ({
  page,
  browser,
}, info) => {
  const shop = await browser.newPage();
  const email = 'kargo@ornek.com';
  const { id, address } = await buy(shop.request, { email, pieces: ['Lale Karo'] });
  await shop.goto(address);

  await new Admin(page).enter(`/admin/siparisler-gelismis/${id}`);
  const order = page.getByRole('dialog', { name: /Ayşe Demir/ });
  await order.getByRole('combobox', { name: 'Sipariş durumu' }).selectOption('Kargoya Verildi');
  await order.getByLabel('Kargo şirketi').fill('Aras Kargo');
  await order.getByLabel(/Takip numarası/).fill('AK123456');
  await saveScreenshot(page, info, 'order-to-ship');
  await order.getByRole('button', { name: 'Durumu Kaydet' }).click();
  await expect(page.getByText('Sipariş durumu başarıyla güncellendi.')).toBeVisible();
  expect((await mailTo(email, /kargo/i)).text).toContain('AK123456');
  await shop.reload();
  await expect(shop.getByText(/AK123456/).first()).toBeVisible();

  await order.getByRole('button', { name: 'Para İadesi Yap' }).click();
  const refund = page.getByRole('dialog', { name: 'Ne kadarını iade edelim?' });
  await refund.getByRole('button', { name: /TL İade Et$/ }).click();
  await mailTo(email, /[İi]ade/);
  await expect(order.getByText('İade Edildi').first()).toBeVisible();
  await shop.close();
});

test('a cancelled booking frees its seat, and the guest gets a mail', async ({ page, request }, info) => {
  const session = await openSession('Kulp Atölyesi', 4);
  const email = 'kulp@ornek.com';
  await buy(request, { email, seats: { sessionId: session.id, quantity: 1 } });
  expect(await seatsOf(session.id)).toEqual({ booked: 1, held: 0 });

  await new Admin(page).enter('/admin/rezervasyonlar-gelismis?customer_email=kulp');
  await page.getByText('Kulp Atölyesi').first().click();
  const booking = page.getByRole('dialog').first();
  await expect(booking.getByText('Kulp Atölyesi').first()).toBeVisible();
  await saveScreenshot(page, info, 'booking');
  await booking.getByRole('button', { name: 'İptal Et', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Misafirin yerini iptal edin' })
    .getByRole('button', { name: 'Yeri İptal Et' })
    .click();
  await expect.poll(() => seatsOf(session.id)).toEqual({ booked: 0, held: 0 });
  await mailTo(email, /[İi]ptal/);
});
