import { type Browser, expect, type Page } from '@playwright/test';
import { PHONE_SCREEN } from '../support/accessibility.js';
import { countActs, typeAsPerson } from '../support/acts.js';
import { Admin } from '../support/admin.js';
import { LIVE } from '../support/live.js';
import { expectFigures } from '../support/owners-day.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { query } from '../support/shop-database.js';
import { studioDay } from '../support/studio-day.js';
import { test } from '../support/visitor.js';
import { shelveProduct, writeOrders } from '../support/written-records.js';

/** What the owner does in a day, counted. `docs/owners-day.md` has the figures and says how they are read. */

interface Session {
  readonly id: string;
  readonly title: string;
}

async function openSessionOn(day: number, title: string): Promise<Session> {
  const [session] = await query<Session>(
    `INSERT INTO workshop_session (title, date, start_time, end_time, price_kurus, capacity)
     VALUES ($1, $2, '00:00', '23:59', 100000, 20) RETURNING id, title`,
    [title, studioDay(day)],
  );
  if (!session) throw new Error('The workshop could not be opened.');
  return session;
}

/** The owner's telephone, on which the day is open already. */
async function onPhone(browser: Browser): Promise<Page> {
  const phone = await browser.newPage({ viewport: PHONE_SCREEN, hasTouch: true, isMobile: true });
  await new Admin(phone).enter('/admin/bugun');
  await expect(phone.getByRole('heading', { name: 'Bugün', level: 1 })).toBeVisible();
  return phone;
}

/** Counts and times what `task` does. */
async function measure(page: Page, task: () => Promise<void>) {
  const acts = await countActs(page);
  const startedAt = performance.now();
  await task();
  return { ...acts(), elapsedMs: performance.now() - startedAt };
}

const CALLERS = [
  { fullName: 'Ayşe Demir', phone: '05321234501', seats: 1, payment: 'none' },
  { fullName: 'Mehmet Kaya', phone: '05321234502', seats: 2, payment: 'none' },
  { fullName: 'Zeynep Ak', phone: '05321234503', seats: 1, payment: 'transfer' },
] as const;

test('three callers are written down on the phone', async ({ browser }, info) => {
  const session = await openSessionOn(1, 'Telefonla Sorulan Atölye');
  const phone = await onPhone(browser);
  const measured = await measure(phone, async () => {
    await phone.getByRole('link', { name: /^Yarın/ }).click();
    for (const { fullName, phone: number, seats, payment } of CALLERS) {
      await phone
        .getByRole('link', { name: new RegExp(`^Kişi Ekle: ${session.title}`) })
        .or(phone.getByRole('button', { name: new RegExp(`^Kişi Ekle: ${session.title}`) }))
        .click();
      const dialog = phone.getByRole('dialog', { name: 'Kişi ekleyin' });
      await expect(dialog.getByLabel('Ad soyad')).toBeFocused();
      await typeAsPerson(phone, fullName);
      await phone.keyboard.press('Tab');
      await typeAsPerson(phone, number);
      if (seats > 1) {
        await phone.keyboard.press('Tab');
        await typeAsPerson(phone, String(seats));
      }
      if (payment !== 'none') await dialog.getByLabel('Ödeme').selectOption(payment);
      await dialog.getByLabel('Ad soyad').press('Enter');
      await expect(dialog).toBeHidden();
      await expect(phone.getByText(`${fullName} eklendi.`, { exact: false }).first()).toBeVisible();
    }
  });
  await saveScreenshot(phone, info, 'owners-day-booked');
  const booked = await query<{ channel: string; name: string; seats: number; paid: string }>(
    `SELECT placed.channel, booking.name || ' ' || booking.surname AS name, booking.quantity AS seats,
       placed.payment_status AS paid
     FROM booking JOIN "order" AS placed ON placed.id = booking.order_id
     WHERE booking.session_id = $1 ORDER BY placed.phone`,
    [session.id],
  );
  expect(booked).toEqual(
    CALLERS.map(({ fullName, seats, payment }) => ({
      ...{ channel: 'phone', name: fullName, seats },
      paid: payment === 'none' ? 'unpaid' : 'paid',
    })),
  );
  await expectFigures('Three bookings by telephone', measured);
  expect(measured.presses).toBeLessThanOrEqual(6);
  await phone.close();
});

const PARTIES = [
  { fullName: 'Ayşe Demir', seats: 4 },
  { fullName: 'Mehmet Kaya', seats: 3 },
  { fullName: 'Zeynep Ak', seats: 2 },
  { fullName: 'Umut Öz', seats: 2 },
  { fullName: 'Şule Iğdır', seats: 1 },
];

test('twelve guests are checked in on the phone', async ({ page, browser }, info) => {
  const session = await openSessionOn(0, 'Bugünkü Atölye');
  await new Admin(page).enter();
  for (const [index, { fullName, seats }] of PARTIES.entries()) {
    const phone = `053212346${String(index).padStart(2, '0')}`;
    const given = { sessionId: session.id, email: '', studentSeats: 0, isAtDoor: true };
    await new Admin(page).writeDown({ ...given, fullName, phone, seats });
  }
  const phone = await onPhone(browser);
  const shown = phone.getByRole('region', { name: session.title });
  const here = shown.locator('dt:text-is("burada") + dd');
  await expect(here).toHaveText('0');
  const measured = await measure(phone, async () => {
    let guests = 0;
    for (const { fullName, seats } of PARTIES) {
      const button = seats > 1 ? `${fullName}: hepsi geldi (${seats})` : `${fullName}: geldi`;
      await shown.getByRole('button', { name: button }).click();
      guests += seats;
      await expect(here).toHaveText(String(guests));
    }
  });
  await saveScreenshot(phone, info, 'owners-day-checked-in');
  const noted = () =>
    query(
      `SELECT action.kind, action.outcome FROM attendance_action AS action
       JOIN booking ON booking.id = action.booking_id WHERE booking.session_id = $1`,
      [session.id],
    );
  await expect
    .poll(noted, LIVE)
    .toEqual(Array.from({ length: 12 }, () => ({ kind: 'came', outcome: 'done' })));
  await expectFigures('Twelve check-ins', measured);
  expect(measured.presses).toBeLessThanOrEqual(PARTIES.length);
  await phone.close();
});

const ORDERS = 10;
const PACKED = 'paketlenen@ornek.com';
const numberOf = (parcel: number) => String(730_100_000_000 + parcel);

test('ten orders are packed and handed to the carrier', async ({ page }, info) => {
  // What other journeys left to pack would be packed as well.
  await query(
    `UPDATE "order" SET status = 'delivered' WHERE has_pieces AND status IN ('confirmed', 'preparing')`,
  );
  await writeOrders({ email: PACKED, count: ORDERS, hasPieces: true });
  await page.context().addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await new Admin(page).enter('/admin/bugun');
  const start = page.getByRole('link', { name: `Paketlemeye Başla (${ORDERS})` });
  await expect(start).toBeVisible();
  const measured = await measure(page, async () => {
    await start.click();
    await page.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }).click();
    await page.getByRole('button', { name: 'Yazdır', exact: true }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Fiş ve Etiketler (A4)' }).click();
    const paper = await opened;
    await expect(paper.locator('html[data-printed]')).toBeAttached();
    await expect(paper.getByRole('article', { name: /^Paket fişi/ })).toHaveCount(ORDERS);
    await expect(paper.getByRole('article', { name: /^Adres etiketi / })).toHaveCount(ORDERS);
    await saveScreenshot(paper, info, 'owners-day-papers');
    await paper.close();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Durumu Değiştir' }).click();
    const dialog = page.getByRole('dialog', { name: `${ORDERS} siparişin durumunu değiştirin` });
    await typeAsPerson(page, 'Yurtiçi Kargo', dialog.getByLabel('Kargo şirketi'));
    for (let parcel = 0; parcel < ORDERS; parcel += 1) {
      await page.keyboard.press('Enter');
      await typeAsPerson(page, numberOf(parcel));
    }
    await saveScreenshot(page, info, 'owners-day-parcels');
    await dialog.getByRole('button', { name: `${ORDERS} Siparişi Değiştir` }).click();
    await expect(dialog).toBeHidden();
  });
  const sent = () =>
    query<{ status: string; company: string; number: string }>(
      `SELECT status, carrier AS company, tracking_number AS number
       FROM "order" JOIN parcel ON parcel.order_id = "order".id
       WHERE email = $1 ORDER BY tracking_number`,
      [PACKED],
    );
  // The orders are changed one after the other, behind the closed dialog.
  await expect.poll(sent).toEqual(
    Array.from({ length: ORDERS }, (_, parcel) => ({
      ...{ status: 'shipped', company: 'Yurtiçi Kargo', number: numberOf(parcel) },
    })),
  );
  await expectFigures('Ten orders packed and sent', measured);
  expect(measured.presses).toBeLessThanOrEqual(7);
});

test('two orders are corrected', async ({ page }, info) => {
  await query(
    `UPDATE "order" SET status = 'delivered' WHERE has_pieces AND status IN ('confirmed', 'preparing')`,
  );
  const { name } = await shelveProduct('Düzeltilen Kupa', 4);
  const { name: other } = await shelveProduct('Vazgeçilen Kâse', 4);
  const less = await buy(page.request, { email: 'duzelt-bir@ornek.com', pieces: [name, other] });
  const moved = await buy(page.request, { email: 'duzelt-iki@ornek.com', pieces: [name] });
  await new Admin(page).enter('/admin/bugun');
  const waiting = page.getByRole('complementary', { name: 'Siparişler' });
  const open = (id: string) =>
    waiting.getByRole('link', { name: new RegExp(`#${id.slice(0, 8)}$`, 'i') }).click();
  await expect(waiting.getByRole('link', { name: /^Ayşe Demir/ })).toHaveCount(2);
  const measured = await measure(page, async () => {
    await open(less.id);
    await page.getByRole('button', { name: 'Siparişin kalemlerini düzelt' }).click();
    const lines = page.getByRole('dialog', { name: 'Siparişi düzeltin' });
    await lines.getByRole('button', { name: `Azalt: ${other}` }).click();
    await saveScreenshot(page, info, 'owners-day-correction');
    await lines.getByRole('button', { name: /^Düzelt ve .* Geri Ver$/u }).click();
    await expect(lines).toBeHidden();
    await page.goBack();
    await open(moved.id);
    await page.getByRole('button', { name: 'Bilgileri Düzelt' }).click();
    const contact = page.getByRole('dialog', { name: /bilgileri düzeltin/ });
    await contact.getByLabel('Telefon').click();
    await page.keyboard.press('ControlOrMeta+A');
    await typeAsPerson(page, '05321234599');
    await page.keyboard.press('Enter');
    await expect(contact).toBeHidden();
  });
  const orders = await query<{ phone: string; corrected: number }>(
    'SELECT phone, corrected_kurus AS corrected FROM "order" WHERE id = ANY($1) ORDER BY created_at',
    [[less.id, moved.id]],
  );
  expect(orders[0]?.corrected).toBeGreaterThan(0);
  expect(orders[1]?.phone).toBe('+905321234599');
  await expectFigures('Two corrections', measured);
  expect(measured.presses).toBeLessThanOrEqual(7);
});
