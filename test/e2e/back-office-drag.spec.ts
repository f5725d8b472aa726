import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.js';
import { Admin } from '../support/admin.js';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { openSession, query, seatsOf } from '../support/shop-database.js';
import { PHONE, test } from '../support/visitor.js';

const MOVE_PARTY = 'Başka Güne Al: Ayşe Demir, 2 kişi';
const MOVED = 'Rezervasyon başka güne alındı. Müşteriye e-postayla haber verildi.';

/** A session on a day of the month after next, so that both of a journey lie in one month. */
async function openInOneMonth(title: string, day: number): Promise<{ id: string; date: string }> {
  const { id } = await openSession(title, 4);
  const [row] = await query<{ date: string }>(
    `UPDATE workshop_session
     SET date = date_trunc('month', (now() AT TIME ZONE 'Europe/Istanbul') + interval '2 months')::date + $2::int - 1
     WHERE id = $1 RETURNING to_char(date, 'YYYY-MM-DD') AS date`,
    [id, day],
  );
  return { id, date: row?.date ?? '' };
}

/** Two people who have booked a workshop, which is held on another day of the month as well. */
async function aPartyOf(page: Page, title: string) {
  const email = `${title.toLowerCase().replaceAll(' ', '-')}@ornek.com`;
  const from = await openInOneMonth(title, 10);
  const to = await openInOneMonth(title, 18);
  await buy(page.request, { email, seats: { sessionId: from.id, quantity: 2 } });
  return { email, from, to };
}

/** The workshop in the list below the calendar. */
const sessionOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Düzenle: ${title}, 14:00` }) });

/** As a hand does: the calendar comes into sight once something is picked up. */
async function drag(page: Page, what: Locator, where: Locator): Promise<void> {
  await what.hover();
  await page.mouse.down();
  const from = await what.boundingBox();
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20, { steps: 4 });
  await expect(where).toBeInViewport();
  const to = await where.boundingBox();
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 20, { steps: 8 });
  await page.mouse.up();
}

test('a party is dragged to another day of the calendar, and nothing changes before the yes', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { email, from, to } = await aPartyOf(page, 'Suruklenen Atolye');
  await new Admin(page).enter(`/admin/workshoplar?gun=${from.date}`);
  const party = sessionOf(page, 'Suruklenen Atolye').getByText('Ayşe Demir · 2 kişi');
  await party.scrollIntoViewIfNeeded();
  await saveScreenshot(page, info, 'draggable-guests');
  await expectNoViolations(page);
  await drag(page, party, page.locator(`button[data-date="${to.date}"]`));

  const dialog = page.getByRole('dialog', { name: 'Başka güne alın' });
  await expect(dialog.getByLabel('Yeni gün')).toHaveValue(to.id);
  await expect(dialog).toContainText('misafire haber verilir');
  await saveScreenshot(page, info, 'dropped');
  expect(await seatsOf(from.id)).toMatchObject({ booked: 2 });
  await dialog.getByRole('button', { name: '2 Kişiyi Başka Güne Al' }).click();
  await expect(page.getByText(MOVED)).toBeVisible();
  await expect(party).toBeHidden();
  expect([await seatsOf(from.id), await seatsOf(to.id)]).toMatchObject([{ booked: 0 }, { booked: 2 }]);
  expect((await mailTo(email, /Atölye gününüz değişti/)).attachments).toHaveLength(1);
});

test('by keyboard the same dialog opens, and giving up changes nothing', async ({ page }) => {
  const { from } = await aPartyOf(page, 'Klavyeli Atolye');
  await new Admin(page).enter(`/admin/workshoplar?gun=${from.date}`);
  await sessionOf(page, 'Klavyeli Atolye').getByRole('button', { name: MOVE_PARTY }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Başka güne alın' });
  await expect(dialog.getByLabel('Yeni gün')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await seatsOf(from.id)).toMatchObject({ booked: 2 });
});

test('on a phone a guest of the list goes to another day', { tag: PHONE }, async ({ page }, info) => {
  const { from, to } = await aPartyOf(page, 'Telefondaki Atolye');
  await new Admin(page).enter(`/admin/workshoplar?gun=${from.date}&misafirler=${from.date}`);
  const list = page.getByRole('table', { name: /^Telefondaki Atolye/ });
  const move = list.getByRole('button', { name: 'Başka Güne Al: Ayşe Demir' });
  await expect(move).toBeVisible();
  expect((await move.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await saveScreenshot(page, info, 'guest-list');
  await expectNoViolations(page);
  await move.click();
  const dialog = page.getByRole('dialog', { name: 'Başka güne alın' });
  await dialog.getByRole('checkbox', { name: '2. yer' }).uncheck();
  await dialog.getByLabel('Yeni gün').selectOption(to.id);
  await saveScreenshot(page, info, 'chosen-by-menu');
  await dialog.getByRole('button', { name: '1 Kişiyi Başka Güne Al' }).click();
  await expect(page.getByText(MOVED)).toBeVisible();
  expect([await seatsOf(from.id), await seatsOf(to.id)]).toMatchObject([{ booked: 1 }, { booked: 1 }]);
});
