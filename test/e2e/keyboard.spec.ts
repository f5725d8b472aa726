import { expect } from '@playwright/test';
import { mailTo } from '../support/mailbox.js';
import { Keyboard } from '../support/keyboard.js';
import { openSession, seatsOf } from '../support/shop-database.js';
import { test } from '../support/visitor.js';
import { WatchedKeyboard } from '../support/watched-keyboard.js';

test('a visitor without a mouse books a seat', async ({ page }, info) => {
  const keys = new WatchedKeyboard(page);
  const session = await openSession(`Klavyeyle gelen ${info.retry + 1}`, 6);
  const email = 'klavye@ornek.com';
  await page.goto('/workshops');
  // Any key makes lazy sections below load.
  await page.keyboard.press('Tab');

  const day = page.getByRole('gridcell', { selected: true }).getByRole('button');
  await keys.tabTo(day);
  const wanted = page.getByRole('button', { name: new RegExp(`^${dayName(session.date)}`) });
  await keys.arrowTo('ArrowRight', wanted);
  await page.keyboard.press('Enter');
  await keys.use(page.getByRole('button', { name: new RegExp(`^Sepete Ekle: ${session.title}`) }));
  // A wide screen opens the cart itself.
  await expect(page.getByRole('dialog', { name: /^Sepetiniz/ })).toBeVisible();
  await keys.use(page.getByRole('button', { name: 'Misafir Olarak Devam Et' }));

  await keys.type(page.getByLabel('Ad', { exact: true }), 'Ayşe');
  await keys.type(page.getByLabel('Soyad'), 'Demir');
  await keys.type(page.getByLabel('E-posta', { exact: true }), email);
  await keys.type(page.getByLabel('Telefon', { exact: true }), '05321234567');
  for (const box of await page.getByRole('checkbox').all()) await keys.tick(box);
  await keys.use(page.getByRole('button', { name: 'Ödemeye Geç' }));

  await keys.type(page.getByLabel('Kart üzerindeki ad'), 'Ayşe Demir');
  await keys.type(page.getByLabel('Kart numarası'), '5528790000000008');
  await keys.type(page.getByLabel('Ay', { exact: true }), '12');
  await keys.type(page.getByLabel('Yıl', { exact: true }), '30');
  await keys.type(page.getByLabel('CVC'), '123');
  await page.keyboard.press('Enter');

  // The bank draws its page itself.
  await new Keyboard(page).type(page.locator('#smsCode'), '283126');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/siparis\//);
  await expect(page.getByRole('heading', { name: 'Workshop biletiniz' })).toBeVisible();
  expect(await seatsOf(session.id)).toEqual({ booked: 1, held: 0 });
  await mailTo(email, /bilet/i);
});

/** The calendar's name of a day: '12 Aralık Cumartesi'. */
function dayName(date: string): string {
  const parts = new Intl.DateTimeFormat('tr-TR', {
    day: 'numeric',
    month: 'long',
    weekday: 'long',
    timeZone: 'UTC',
  })
    .formatToParts(new Date(date))
    .reduce<Record<string, string>>((named, { type, value }) => ({ ...named, [type]: value }), {});
  return `${parts['day']} ${parts['month']} ${parts['weekday']}`;
}
