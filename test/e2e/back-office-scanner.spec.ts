import { expect, type Page } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { browserWithCamera, CAMERA_ARGS, showCode, showNothing } from '../support/camera.js';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { SHOP_URL } from '../support/places.js';
import { buy } from '../support/purchases.js';
import { openSession, query } from '../support/shop-database.js';
import { studioDay } from '../support/studio-day.js';
import { PHONE, test as base } from '../support/visitor.js';

const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await showNothing();
      await use({
        ...launchOptions,
        executablePath: browserWithCamera(),
        args: [...(launchOptions.args ?? []), ...CAMERA_ARGS],
      });
    },
    { scope: 'worker' },
  ],
});

const TITLE = 'Taranan Atölye';
const PIECE = 'Lale Karo';
const LABEL = `${SHOP_URL}/urun/lale-karo`;

interface Guest {
  readonly email: string;
  readonly bookingId: string;
  /** What the QR code of the ticket says. */
  readonly ticketUrl: string;
}

/** A guest of today, whose ticket came by mail. */
async function aGuestOfToday(page: Page, email: string): Promise<Guest> {
  const session = await openSession(TITLE, 4);
  await buy(page.request, { email, seats: { sessionId: session.id, quantity: 1 } });
  const { text } = await mailTo(email, /bilet/i);
  const ticketUrl = /https?:\S+\/bilet\/\S+/.exec(text)?.[0] ?? '';
  const today = studioDay(0);
  await query(
    `UPDATE workshop_session SET date = $2, start_time = '00:01', end_time = '23:59' WHERE id = $1`,
    [session.id, today],
  );
  const [booking] = await query<{ id: string }>(
    'UPDATE booking SET date = $2 WHERE session_id = $1 RETURNING id',
    [session.id, today],
  );
  return { email, bookingId: booking?.id ?? '', ticketUrl };
}

const isHere = async ({ bookingId }: Guest) =>
  (
    await query<{ here: boolean }>(
      'SELECT checked_in_at IS NOT NULL AS here FROM booking_seat WHERE booking_id = $1',
      [bookingId],
    )
  )[0]?.here;

test(
  'a guest’s ticket is scanned by camera and checks in, and a second time says so',
  { tag: PHONE },
  async ({ page, context }, info) => {
    const guest = await aGuestOfToday(page, 'kamera@ornek.com');
    await context.grantPermissions(['camera']);
    await showCode(guest.ticketUrl);
    await new Admin(page).enter('/admin/bugun');
    await page.getByRole('button', { name: 'Bilet Tara' }).click();
    const scanner = page.getByRole('dialog', { name: 'Bilet Tara' });
    await expect(scanner.getByRole('heading', { name: 'Hoş geldi' })).toBeVisible();
    await saveScreenshot(page, info, 'scanner-welcome');
    await expect.poll(() => isHere(guest)).toBe(true);

    await scanner.getByRole('button', { name: 'Sıradaki Bilet' }).click();
    await expect(scanner.getByRole('heading', { name: /^Zaten geldi \d\d:\d\d/ })).toBeVisible();
    await saveScreenshot(page, info, 'scanner-second-time');
    expect(
      await query(`SELECT kind FROM attendance_action WHERE booking_id = $1 AND outcome = 'done'`, [
        guest.bookingId,
      ]),
    ).toEqual([{ kind: 'came' }]);
  },
);

test(
  'a code that is no ticket is refused by its camera’s picture',
  { tag: PHONE },
  async ({ page, context }, info) => {
    await context.grantPermissions(['camera']);
    await showCode(LABEL);
    await new Admin(page).enter('/admin/bugun');
    await page.getByRole('button', { name: 'Bilet Tara' }).click();
    await expect(
      page.getByRole('alert').getByRole('heading', { name: 'Bu, atölyemizin bileti değil' }),
    ).toBeVisible();
    await saveScreenshot(page, info, 'scanner-foreign');
  },
);

test(
  'without leave for the camera the number of the ticket is typed',
  { tag: PHONE },
  async ({ page, context }, info) => {
    const guest = await aGuestOfToday(page, 'kamerasiz@ornek.com');
    // Nothing is granted, so that the browser refuses without asking.
    await context.grantPermissions([]);
    await new Admin(page).enter('/admin/bugun');
    await expect(page.getByText(/itibarıyla/)).toBeVisible();
    await page.getByRole('button', { name: 'Bilet Tara' }).click();
    const scanner = page.getByRole('dialog', { name: 'Bilet Tara' });
    await expect(scanner.getByText(/^Kameraya izin verilmedi.*Bilet numarasını yazın\.$/)).toBeVisible();
    await saveScreenshot(page, info, 'scanner-refused');
    await scanner.getByLabel('Bilet numarası').fill(guest.bookingId.slice(0, 8));
    await scanner.getByRole('button', { name: 'Bul' }).click();
    await expect(scanner.getByRole('heading', { name: 'Hoş geldi' })).toBeVisible();
    await expect.poll(() => isHere(guest)).toBe(true);
  },
);

test(
  'a label that is scanned puts its piece on the counter, beside what lay there before',
  { tag: PHONE },
  async ({ page, context }, info) => {
    await context.grantPermissions(['camera']);
    await showCode(LABEL);
    // Reached from another section, whose policy allows no camera.
    await new Admin(page).enter('/admin/urunler');
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await page.getByRole('link', { name: 'Tezgâh' }).click();
    const panel = page.getByRole('region', { name: 'Satış' });
    await page
      .getByRole('region', { name: 'Parçalar' })
      .getByRole('listitem')
      .first()
      .getByRole('button')
      .click();
    await expect(panel.getByText(/^1 parça/)).toBeVisible();
    await page.getByRole('button', { name: 'Etiket Okut' }).click();
    await expect(page).toHaveURL(/tezgah\?tara=1$/);
    await expect(panel.getByText(/^2 parça/)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Etiket Okut' })).toHaveCount(0);
    await panel.getByRole('button', { name: /^2 parça/ }).click();
    await expect(panel.getByRole('list', { name: 'Seçilen parçalar' })).toContainText(PIECE);
    await saveScreenshot(page, info, 'counter-scanned');
    await panel.getByText('Nakit', { exact: true }).click();
    await panel.getByRole('button', { name: 'Sat', exact: true }).click();
    await expect(panel.getByText(/^Satıldı: 2 parça/)).toBeVisible();
  },
);

test(
  'without leave for the camera a label’s code is typed into the counter’s search',
  { tag: PHONE },
  async ({ page, context }, info) => {
    await context.grantPermissions([]);
    await new Admin(page).enter('/admin/tezgah');
    await page.getByRole('button', { name: 'Etiket Okut' }).click();
    const scanner = page.getByRole('dialog', { name: 'Etiket Okut' });
    await expect(scanner.getByText(/^Kameraya izin verilmedi/)).toBeVisible();
    await saveScreenshot(page, info, 'counter-camera-refused');
    await scanner.getByRole('button', { name: 'Parçayı Yazarak Ara' }).click();
    await page.getByRole('searchbox').fill(LABEL);
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('region', { name: 'Satış' }).getByText(/^1 parça/)).toBeVisible();
  },
);
