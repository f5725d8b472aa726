import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.js';
import { Admin } from '../support/admin.js';
import { LIVE } from '../support/live.js';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { SHOP_URL } from '../support/places.js';
import { buy } from '../support/purchases.js';
import { openSession, query, seatsOf } from '../support/shop-database.js';
import { studioDay } from '../support/studio-day.js';
import { onEveryScreen } from '../support/visitor.js';

/** Opens the question in the mail about the moved date. */
async function openChoice(guest: Page, email: string): Promise<void> {
  const { text } = await mailTo(email, /Atölye gününüz değişti/);
  const [address = ''] = /https?:\/\/\S+\/secim\/[^\s\])>]+/u.exec(text) ?? [];
  const { pathname, search } = new URL(address);
  await guest.goto(new URL(pathname + search, SHOP_URL).href);
}

/** The owner moves the session to another day, in the calendar. */
async function moveTo(page: Page, title: string, date: string): Promise<void> {
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  await page.getByLabel('Tarih', { exact: true }).fill(date);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Taşı ve Haber Ver' }).click();
  await expect(page.getByText('Workshop başarıyla güncellendi.')).toBeVisible();
}

onEveryScreen(
  'a date is moved: one guest agrees, one takes the money, and a silent one keeps the seat',
  async ({ page, browser }, info) => {
    const title = `Taşınan ${randomUUID().slice(0, 8)}`;
    const session = await openSession(title, 8);
    const [agrees, leaves, silent] = ['uyar', 'uymaz', 'susar'].map(
      (name) => `${name}-${randomUUID().slice(0, 8)}@ornek.com`,
    ) as [string, string, string];
    for (const email of [agrees, leaves, silent]) {
      await buy(page.request, { email, seats: { sessionId: session.id, quantity: 1 } });
    }
    await new Admin(page).enter(`/admin/workshoplar?gun=${session.date}`);
    await moveTo(page, title, studioDay(6));

    const guest = await browser.newPage({ viewport: page.viewportSize() });
    await openChoice(guest, agrees);
    await expect(guest.getByRole('heading', { name: 'Yeni gün size uyuyor mu?' })).toBeVisible();
    await expectNoViolations(guest);
    await saveScreenshot(guest, info, 'moved-date-question');
    // Opening the link changed nothing.
    expect(await seatsOf(session.id)).toMatchObject({ booked: 3 });
    await guest.getByRole('button', { name: 'Yeni Gün Bana Uyuyor' }).click();
    await expect(guest.getByRole('heading', { name: 'Görüşmek üzere' })).toBeVisible();

    await openChoice(guest, leaves);
    await guest.getByRole('button', { name: /İade Alın$/ }).click();
    await guest.getByRole('button', { name: 'İptal Edin' }).click();
    await expect(guest.getByRole('heading', { name: 'Rezervasyonunuz iptal edildi' })).toBeVisible();
    await saveScreenshot(guest, info, 'moved-date-refund');
    const { text } = await mailTo(leaves, /^Rezervasyonunuz iptal edildi/);
    expect(text).toContain('kartınıza geri dönüyor');
    await mailTo(leaves, /^İadeniz yapıldı/);
    expect(await seatsOf(session.id)).toMatchObject({ booked: 2 });

    // Bugün leads the owner to who has not answered.
    await page.goto('/admin/bugun');
    const waiting = page.getByRole('region', { name: 'Sizi bekleyenler' });
    await saveScreenshot(page, info, 'moved-date-today');
    await waiting.getByRole('link', { name: new RegExp(`^${title}`) }).click();
    const answers = page.getByRole('dialog', { name: 'Yeni güne yanıtlar' });
    await expect(answers.getByText('Yanıt beklenenler: 1')).toBeVisible();
    await expect(answers.getByText('Yeni günü kabul etti')).toBeVisible();
    await expectNoViolations(page);
    await saveScreenshot(page, info, 'moved-date-answers');

    // The silent guest's ticket asks until the workshop begins; then the seat is simply theirs.
    const { text: ticketMail } = await mailTo(silent, /Atölye gününüz değişti/);
    const [ticket = ''] = /https?:\/\/\S+\/bilet\/[^\s\])>]+/u.exec(ticketMail) ?? [];
    const { pathname, search } = new URL(ticket);
    await guest.goto(new URL(pathname + search, SHOP_URL).href);
    await expect(guest.getByText(/seçimini bekliyoruz/)).toBeVisible();
    await saveScreenshot(guest, info, 'moved-date-ticket');
    await guest.close();
    await query(`UPDATE guest_choice SET choose_until = now() WHERE outcome IS NULL AND session_id = $1`, [
      session.id,
    ]);
    await expect(answers.getByText('Yanıt vermedi, yeri duruyor')).toBeVisible(LIVE);
    expect(await seatsOf(session.id)).toMatchObject({ booked: 2 });
  },
);
