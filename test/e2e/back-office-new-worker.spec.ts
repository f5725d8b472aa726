import { expect, type Page } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { buy } from '../support/purchases.js';
import { openSession, query } from '../support/shop-database.js';
import { ShopBeforeUpdate } from '../support/shop-before-update.js';
import { studioDay } from '../support/studio-day.js';
import { PHONE, test } from '../support/visitor.js';

const TITLE = 'Sürüm Atölyesi';
const NEW_VERSION = 'yeni-surum';

/** Three guests of a session that is today. */
async function guestsOfToday(page: Page): Promise<string> {
  const { id: sessionId } = await openSession(TITLE, 4);
  await buy(page.request, { email: 'surum@ornek.com', seats: { sessionId, quantity: 3 } });
  const today = studioDay(0);
  await query(
    `UPDATE workshop_session SET date = $2, start_time = '00:01', end_time = '23:59' WHERE id = $1`,
    [sessionId, today],
  );
  await query('UPDATE booking SET date = $2 WHERE session_id = $1', [sessionId, today]);
  return sessionId;
}

/** The notes of the session's seats that the shop has, each with the seat. */
const notesOf = (sessionId: string) =>
  query<{ position: number; kind: string; outcome: string }>(
    `SELECT action.position, action.kind, action.outcome FROM attendance_action action
     JOIN booking ON booking.id = action.booking_id WHERE booking.session_id = $1 ORDER BY action.position`,
    [sessionId],
  );

/** A worker first fetches all files of the page, which takes a busy machine longer than any answer. */
const KEEPS_ALL_FILES = { timeout: 90_000 };

/** The version whose worker answers for the page, once it keeps the page with all of its files. */
const versionOf = (page: Page) =>
  page.evaluate(async () => {
    const worker = navigator.serviceWorker.controller;
    const { active, installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    if (worker === null || worker !== active || installing || waiting) return null;
    const newest = (await caches.keys()).filter((name) => name.startsWith('bugun ')).at(-1) ?? '';
    return (await (await caches.open(newest)).match('/admin/bugun')) ? newest.slice('bugun '.length) : null;
  });

test(
  'a new version of the worker arrives while notes of the door wait, and none is lost',
  { tag: PHONE },
  async ({ page, context }) => {
    const sessionId = await guestsOfToday(page);
    const shop = await ShopBeforeUpdate.open();
    const guests = page.getByRole('region', { name: TITLE });
    const checkIn = async () => {
      const arrived = guests.getByRole('button', { name: / geldi$/ });
      await arrived.first().tap();
    };
    const waiting = (count: number) =>
      expect(page.getByText(`Bu telefonda kayıtlı, gönderilecek (${count})`)).toBeVisible();

    await new Admin(page).enter(`${shop.url}/admin/bugun`);
    await expect.poll(() => versionOf(page), KEEPS_ALL_FILES).toMatch(/^[0-9a-f]{12}$/);
    shop.losesNotes = true;
    await checkIn();
    await waiting(1);

    shop.putUp(NEW_VERSION);
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => versionOf(page), KEEPS_ALL_FILES).toBe(NEW_VERSION);
    await checkIn();
    await waiting(2);
    await page.reload();
    await waiting(2);

    await context.setOffline(true);
    await page.reload();
    await checkIn();
    await waiting(3);
    expect(await notesOf(sessionId)).toEqual([]);

    shop.losesNotes = false;
    await context.setOffline(false);
    await expect(page.getByText(/gönderilecek/)).toHaveCount(0);
    expect(await notesOf(sessionId)).toEqual(
      [0, 1, 2].map((position) => ({ position, kind: 'came', outcome: 'done' })),
    );
    await shop.close();
  },
);
