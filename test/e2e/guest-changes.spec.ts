import { expect, type Page } from '@playwright/test';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { openSession, query, seatsOf } from '../support/shop-database.js';
import { PHONE, test } from '../support/visitor.js';

/** The buyer's own link, as the mail with the tickets has it. */
async function openChanges(page: Page, email: string): Promise<void> {
  const { text } = await mailTo(email, /Siparişiniz/);
  const [link = ''] = /https?:\/\/[^\s[\]]*\/yer-degisikligi\/[^\s\])>]+/u.exec(text) ?? [];
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
}

async function yes(page: Page, label: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
}

test(
  'one of three goes to a dearer day in half a minute, and pays the difference',
  { tag: PHONE },
  async ({ page }, info) => {
    const email = `gunu-degisen-${info.project.name}@ornek.com`;
    const title = `Değişen Atölye ${info.project.name}`;
    const saturday = await openSession(title, 4);
    const other = await openSession(title, 2);
    await query('UPDATE workshop_session SET price_kurus = price_kurus + 15000 WHERE id = $1', [other.id]);
    await buy(page.request, { email, seats: { sessionId: saturday.id, quantity: 3 } });

    await openChanges(page, email);
    const begun = Date.now();
    await page.getByRole('checkbox', { name: '1. yer' }).uncheck();
    await page.getByRole('checkbox', { name: '3. yer' }).uncheck();
    await page.getByLabel('Yeni gün').selectOption(other.id);
    await expect(page.getByText('Yeni gün 150,00 TL daha pahalı.')).toBeVisible();
    await saveScreenshot(page, info, 'guest-changes');
    await page.getByRole('button', { name: 'Bu Güne Al' }).click();
    await yes(page, 'Bu Güne Al');
    await expect(page.getByText('Yeriniz başka güne alındı')).toBeVisible();
    expect(Date.now() - begun).toBeLessThan(30_000);

    expect(await seatsOf(saturday.id)).toMatchObject({ booked: 2 });
    expect(await seatsOf(other.id)).toMatchObject({ booked: 1 });
    const { text, attachments } = await mailTo(email, /Atölye gününüz değişti/);
    expect(text).toMatch(/150,00\sTL daha yüksek/u);
    expect(attachments).toHaveLength(1);
    await page.getByRole('link', { name: 'Farkı Ödeyin' }).click();
    await expect(page.getByText('150,00 TL').first()).toBeVisible();
  },
);

test('seats are cancelled for what the bill says', { tag: PHONE }, async ({ page }, info) => {
  const email = `vazgecen-${info.project.name}@ornek.com`;
  const session = await openSession(`Vazgeçilen Atölye ${info.project.name}`, 4);
  const { id } = await buy(page.request, { email, seats: { sessionId: session.id, quantity: 2 } });
  const policy = { hoursBefore: 1, percent: 50 };
  await query(`UPDATE order_line SET policy = jsonb_set(policy, '{refundTiers}', $2) WHERE order_id = $1`, [
    id,
    JSON.stringify([policy]),
  ]);

  await openChanges(page, email);
  await expect(page.getByText(/size döner, .* kesilir/)).toBeVisible();
  await page.getByRole('button', { name: 'İptal Et' }).click();
  await yes(page, 'İptal Et');
  await expect(page.getByText('Yeriniz iptal edildi')).toBeVisible();
  await saveScreenshot(page, info, 'guest-cancelled');
  expect(await seatsOf(session.id)).toMatchObject({ booked: 0 });
  const { text } = await mailTo(email, /Rezervasyonunuz iptal edildi/);
  expect(text).toContain('yerinizi aldığınız günkü kurallara göre');
  expect(text).toContain('kartınıza geri dönüyor');
});
