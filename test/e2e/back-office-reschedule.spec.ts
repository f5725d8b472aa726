import { expect } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { openSession, query, seatsOf } from '../support/shop-database.js';
import { PHONE, test } from '../support/visitor.js';

test('one of three guests goes to another day', { tag: PHONE }, async ({ page }, info) => {
  const email = 'baskagun@ornek.com';
  const saturday = await openSession('Taşınan Atölye', 4);
  const other = await openSession('Taşınan Atölye', 2);
  const { id } = await buy(page.request, { email, seats: { sessionId: saturday.id, quantity: 3 } });
  const [booking] = await query<{ id: string }>('SELECT id FROM booking WHERE order_id = $1', [id]);

  await new Admin(page).enter(`/admin/rezervasyonlar-gelismis/${booking?.id ?? ''}`);
  await page.getByRole('button', { name: 'Başka Güne Al' }).click();
  const dialog = page.getByRole('dialog', { name: 'Başka güne alın' });
  await dialog.getByRole('checkbox', { name: '1. yer' }).uncheck();
  await dialog.getByRole('checkbox', { name: '3. yer' }).uncheck();
  await dialog.getByLabel('Yeni gün').selectOption(other.id);
  await saveScreenshot(page, info, 'reschedule');
  await dialog.getByRole('button', { name: '1 Kişiyi Başka Güne Al' }).click();
  await expect(
    page.getByText('Rezervasyon başka güne alındı. Müşteriye e-postayla haber verildi.'),
  ).toBeVisible();

  expect(await seatsOf(saturday.id)).toMatchObject({ booked: 2 });
  expect(await seatsOf(other.id)).toMatchObject({ booked: 1 });
  const { text, attachments } = await mailTo(email, /Atölye gününüz değişti/);
  expect(text).toContain('isteğinizle başka bir güne aldık');
  expect(attachments).toHaveLength(1);
});
