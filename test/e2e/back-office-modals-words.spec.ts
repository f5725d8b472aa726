import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.js';
import { Admin } from '../support/admin.js';
import * as records from '../support/back-office-records.js';
import { Modals } from '../support/modals.js';
import { query } from '../support/shop-database.js';
import { resetText } from '../support/site-words.js';
import { test } from '../support/visitor.js';

test('the dialogs of texts, pictures and posts are accessible', async ({ page }, info) => {
  const modals = new Modals(page, info);
  await new Admin(page).enter('/admin/icerik');
  const texts = page.getByRole('list', { name: 'Metinler' });
  await texts.getByRole('button', { name: 'Düzenle: Ana başlık' }).click();
  await texts.getByLabel('Ana başlık', { exact: true }).fill('Kilden gelen söz');
  await expectNoViolations(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Workshoplar/ })
    .click();
  const leaving = await modals.expectUsable('Kaydetmeden çıkalım mı?');
  await leaving.getByRole('button', { name: 'Sayfada Kal' }).click();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  try {
    await texts.getByRole('button', { name: 'Geçmişi: Ana başlık' }).click();
    await expect(page.getByRole('dialog').getByText('Kilden gelen söz').first()).toBeVisible();
    await modals.expectRead('Geçmişi: Ana başlık');
    await texts.getByRole('button', { name: 'Hazır metne dön: Ana başlık' }).click();
    await modals.expectQuestion('Hazır metne dönelim mi?');
  } finally {
    await resetText('hero', 'main_title');
  }

  await page.goto('/admin/blog/yeni');
  await page.getByRole('button', { name: 'Görsel Seç' }).click();
  await modals.expectRead('Görsel Seçin');
  await page.getByLabel('Başlık', { exact: true }).fill('Sır nasıl erir?');
  await page.getByRole('button', { name: 'Önizleme' }).click();
  await modals.expectRead('Önizleme');
  await page.goto('/admin/medya?kategori=workshops&ara=program');
  await page
    .getByRole('button', { name: /^Sil: seramik-atolyesi/ })
    .first()
    .click();
  await modals.expectRead('Bu görsel kullanılıyor');
  await page.goto('/admin/blog');
  await page
    .getByRole('button', { name: /^Sil: / })
    .first()
    .click();
  await modals.expectQuestion(/silinsin mi\?$/);
});

test('the dialogs of coupons and bulk mails are accessible', async ({ page }, info) => {
  const modals = new Modals(page, info);
  await new Admin(page).enter('/admin/kuponlar?ara=HOSGELDIN10');
  await page.getByRole('button', { name: 'Kullanımlar: HOSGELDIN10' }).click();
  await modals.expectRead('HOSGELDIN10 kullanımları');
  await page.getByRole('button', { name: 'Sil: HOSGELDIN10' }).click();
  await modals.expectQuestion(/sil/i);
  await page.getByRole('button', { name: 'Düzenle: HOSGELDIN10' }).click();
  const coupon = await modals.expectUsable('Kuponu düzenle');
  await coupon.getByLabel('Ad', { exact: true }).fill('Tanışma');
  await records.savedBySomebodyElse('coupon', await records.couponWithCode('HOSGELDIN10'));
  await coupon.getByRole('button', { name: 'Kuponu Kaydet' }).click();
  await modals.expectConflict();

  const address = 'okur@ornek.com';
  await records.aReaderWhoAgreed(address);
  try {
    await page.goto('/admin/e-posta?sekme=toplu');
    await page.getByLabel('Konu').fill('Kış fırını');
    await page.getByRole('textbox', { name: 'İçerik' }).fill('Bu hafta bütün kâseler yeni.');
    const send = page.getByRole('button', { name: 'Toplu E-posta Gönder' });
    // The button changes its colour once the readers are counted, which must not happen during the check of colours.
    await expect(send).toBeEnabled();
    await expectNoViolations(page);
    await send.click();
    await modals.expectQuestion(/gönderilsin mi\?$/);
  } finally {
    await query('DELETE FROM newsletter_subscriber WHERE address = $1', [address]);
  }
});
