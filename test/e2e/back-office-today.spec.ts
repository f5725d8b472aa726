import { expect, type Page } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { LIVE } from '../support/live.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { query } from '../support/shop-database.js';
import { studioDay } from '../support/studio-day.js';
import { test } from '../support/visitor.js';

const TITLE = 'Kapıdaki Atölye';
const DOOR = { email: 'kapi@toprak.test', password: 'kapidaki-kil-1240' } as const;

/** Of tomorrow while it is sold; then it has begun today. */
async function aSessionOfToday(page: Page): Promise<void> {
  const [session] = await query<{ id: string }>(
    `INSERT INTO workshop_session (title, date, start_time, end_time, price_kurus, capacity)
     VALUES ($1, $2, '00:00', '23:59', 100000, 8) RETURNING id`,
    [TITLE, studioDay(1)],
  );
  const sessionId = session?.id ?? '';
  await buy(page.request, { email: 'kapi-bir@ornek.com', seats: { sessionId, quantity: 2 } });
  await buy(page.request, { email: 'kapi-iki@ornek.com', seats: { sessionId, quantity: 2 } });
  await query('UPDATE workshop_session SET date = $2 WHERE id = $1', [sessionId, studioDay(0)]);
  await query('UPDATE booking SET date = $2 WHERE session_id = $1', [sessionId, studioDay(0)]);
}

test('a helper at the door checks three guests in, takes one back and marks a no-show', async ({
  page,
  browser,
}, info) => {
  await aSessionOfToday(page);
  await new Admin(page).enter();
  await new Admin(page).hire('Kapı', DOOR);
  await query(`UPDATE admin SET role = 'door' WHERE email = $1`, [DOOR.email]);

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await new Admin(phone, DOOR).enter();
  await expect(phone).toHaveURL('/admin/bugun');
  const session = phone.getByRole('region', { name: TITLE });
  const figure = (name: string) =>
    session.getByRole('definition').and(session.locator(`dt:text-is("${name}") + dd`));
  await expect(figure('beklenen')).toHaveText('4');
  const names = await session.getByRole('button', { expanded: false }).all();
  expect(names).toHaveLength(4);
  for (const name of names) expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  for (const here of [1, 2, 3]) {
    await session
      .getByRole('button', { name: /: geldi$/ })
      .first()
      .click();
    await expect(figure('burada')).toHaveText(String(here));
  }
  await session
    .getByRole('button', { name: /: geri al$/ })
    .first()
    .click();
  await expect(figure('burada')).toHaveText('2');
  const missing = session
    .getByRole('listitem')
    .filter({ has: phone.getByRole('button', { name: /: geldi$/ }) });
  await missing.last().getByRole('button', { expanded: false }).click();
  await missing
    .last()
    .getByRole('button', { name: /: gelmedi$/ })
    .click();
  await expect(figure('gelmedi')).toHaveText('1', LIVE);
  await saveScreenshot(phone, info, 'today-at-the-door');

  await phone.reload();
  await expect(figure('burada')).toHaveText('2');
  await expect(figure('henüz yok')).toHaveText('1');
  const noted = await query<{ kind: string; outcome: string }>(
    `SELECT action.kind, action.outcome FROM attendance_action action
     JOIN booking ON booking.id = action.booking_id JOIN workshop_session session ON session.id = booking.session_id
     WHERE session.title = $1 ORDER BY action.received_at`,
    [TITLE],
  );
  expect(noted.map(({ kind }) => kind)).toEqual(['came', 'came', 'came', 'came_undone', 'no_show']);
  expect(new Set(noted.map(({ outcome }) => outcome))).toEqual(new Set(['done']));
});
