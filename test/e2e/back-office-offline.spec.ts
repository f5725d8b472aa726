import { type BrowserContext, expect, type Page } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { openSession, query } from '../support/shop-database.js';
import { studioDay } from '../support/studio-day.js';
import { PHONE, test } from '../support/visitor.js';

/** Two seats of a session that is today. */
async function seatsToday(page: Page): Promise<string> {
  const session = await openSession('Çevrimdışı Atölyesi', 4);
  const email = 'cevrimdisi@ornek.com';
  await buy(page.request, { email, seats: { sessionId: session.id, quantity: 2 } });
  const today = studioDay(0);
  await query(
    `UPDATE workshop_session SET date = $2, start_time = '00:01', end_time = '23:59' WHERE id = $1`,
    [session.id, today],
  );
  const [booking] = await query<{ id: string }>(
    'UPDATE booking SET date = $2 WHERE session_id = $1 RETURNING id',
    [session.id, today],
  );
  if (booking === undefined) throw new Error('Nobody booked.');
  return booking.id;
}

const cameOf = (bookingId: string) =>
  query<{ came: boolean }>(
    'SELECT checked_in_at IS NOT NULL AS came FROM booking_seat WHERE booking_id = $1 ORDER BY position',
    [bookingId],
  ).then((rows) => rows.map(({ came }) => came));

/** Until the browser keeps the page, with all of its files, and the phone keeps the list. */
async function isKept(page: Page, context: BrowserContext): Promise<void> {
  await expect.poll(() => context.serviceWorkers().length).toBeGreaterThan(0);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const page = await caches.match('/admin/bugun');
        return page !== undefined && navigator.serviceWorker.controller !== null;
      }),
    )
    .toBe(true);
  await expect(page.getByText(/itibarıyla/)).toBeVisible();
}

test(
  'a helper checks in without a connection, and the shop has it afterwards',
  { tag: PHONE },
  async ({ page, context }, info) => {
    const bookingId = await seatsToday(page);
    await new Admin(page).enter('/admin/bugun');
    await isKept(page, context);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/Bağlantı yok; işaretlemeye devam edebilirsiniz/)).toBeVisible();
    const session = page.getByRole('region', { name: 'Çevrimdışı Atölyesi' });
    await session
      .getByRole('button', { name: / geldi$/ })
      .first()
      .click();
    await expect(session.getByText(/Bu telefonda kayıtlı, gönderilecek$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Bu telefonda kayıtlı, gönderilecek \(1\)/)).toBeVisible();
    await saveScreenshot(page, info, 'today-offline');
    expect(await cameOf(bookingId)).toEqual([false, false]);

    await context.setOffline(false);
    await expect.poll(() => cameOf(bookingId)).toEqual([true, false]);
    await expect(page.getByText(/gönderilecek/)).toHaveCount(0);
  },
);
