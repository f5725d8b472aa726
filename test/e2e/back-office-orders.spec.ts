import { expect } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { mailTo } from '../support/mailbox.js';
import { Member } from '../support/member.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { openSession, seatsOf } from '../support/shop-database.js';
import { test } from '../support/visitor.js';

test('changes of the studio to an order and a seat appear in the member’s account and mailbox', async ({
  page,
  browser,
}, info) => {
  const shop = await browser.newPage();
  const member = new Member(shop, 'uye-siparisi@ornek.com');
  await member.join();
  const workshop = await openSession('Üyenin yeri', 4);
  const bought = await buy(shop.request, {
    email: member.email,
    pieces: ['Lale Karo'],
    seats: { sessionId: workshop.id, quantity: 1 },
  });
  const shortId = bought.id.slice(0, 8).toUpperCase();
  const inAccount = shop.getByRole('article', { name: `Sipariş ${shortId}` });

  await new Admin(page).enter('/admin/siparisler');
  await page.getByRole('link', { name: `Ayrıntıları Gör: ${shortId}` }).click();
  const order = page.getByRole('dialog', { name: /Ayşe Demir/ });
  const status = order.getByRole('combobox', { name: 'Sipariş durumu' });
  await status.selectOption('Hazırlanıyor');
  await order.getByRole('button', { name: 'Durumu Kaydet' }).click();
  await expect(page.getByText('Sipariş durumu başarıyla güncellendi.')).toBeVisible();
  await shop.goto('/account');
  await expect(inAccount.getByText('Hazırlanıyor').first()).toBeVisible();

  await page.goto(`/admin/siparisler-gelismis?customer_email=${encodeURIComponent(member.email)}`);
  await page.getByRole('link', { name: new RegExp(shortId) }).click();
  await status.selectOption('Kargoya Verildi');
  await order.getByLabel('Kargo şirketi').fill('Yurtiçi Kargo');
  await order.getByLabel(/Takip numarası/).fill('YK987654');
  await order.getByRole('button', { name: 'Durumu Kaydet' }).click();
  await expect(page.getByText('Sipariş durumu başarıyla güncellendi.')).toBeVisible();
  const { text } = await mailTo(member.email, /kargo/i);
  expect(text).toContain('Yurtiçi Kargo');
  expect(text).toContain('YK987654');
  await shop.reload();
  await expect(inAccount.getByText('Kargoda').first()).toBeVisible();
  await expect(inAccount.getByText(/Yurtiçi Kargo.*YK987654/)).toBeVisible();
  await saveScreenshot(shop, info, 'account-shipped');

  await page.goto('/admin/rezervasyonlar');
  await page
    .getByRole('listitem')
    .filter({ hasText: workshop.title })
    .getByRole('link', { name: /^Ayrıntıları Gör/ })
    .click();
  await page
    .getByRole('dialog', { name: /Ayşe Demir/ })
    .getByRole('button', { name: 'İptal Et', exact: true })
    .click();
  await page
    .getByRole('dialog', { name: 'Misafirin yerini iptal edin' })
    .getByRole('button', { name: /Yeri İptal Et$/ })
    .click();
  await expect.poll(() => seatsOf(workshop.id)).toEqual({ booked: 0, held: 0 });
  await mailTo(member.email, /rezervasyon.*iptal|iptal.*rezervasyon/i);
  await shop.goto('/account/rezervasyonlar');
  await expect(shop.getByText(workshop.title).first()).toBeVisible();
  await expect(shop.getByText('İptal edildi', { exact: false }).first()).toBeVisible();
  await shop.close();
});
