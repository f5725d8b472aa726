import { expect, type Page } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { openSession, query } from '../support/shop-database.js';
import { test } from '../support/visitor.js';

test('the studio prints slips and labels of two orders, and the list of a day, each on its paper', async ({
  page,
}, info) => {
  const email = 'basilan@ornek.com';
  const session = await openSession('Basılan Atölye', 8);
  const first = await buy(page.request, {
    email,
    pieces: ['Lale Karo'],
    seats: { sessionId: session.id, quantity: 2 },
  });
  const second = await buy(page.request, { email, pieces: ['Lale Karo'] });
  await query(
    `UPDATE "order" SET name = $2, surname = $2, city = $3, district = $4, neighbourhood = $5, address_line = $6
     WHERE id = $1`,
    [
      second.id,
      'ĞÜŞ'.repeat(20),
      'Ş'.repeat(40),
      'İ'.repeat(60),
      'MAHALLE '.repeat(12),
      'ÇIKMAZI '.repeat(37),
    ],
  );
  await page.context().addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await new Admin(page).enter(`/admin/siparisler-gelismis?customer_email=${encodeURIComponent(email)}`);
  for (const { id } of [first, second]) {
    await page.getByRole('checkbox', { name: new RegExp(`^Seç: ${id.slice(0, 8)}`, 'i') }).check();
  }
  await page.getByRole('button', { name: 'Yazdır', exact: true }).click();

  const slips = await printed(page, 'Paket Fişi');
  expect(await slips.getByRole('article').count()).toBe(2);
  await expect(slips.getByRole('article').first()).not.toContainText('TL');
  expect(await paperOf(slips)).toEqual(['595x842', '595x842']);
  await saveScreenshot(slips, info, 'print-slips');

  const labels = await printed(page, 'Adres Etiketi (A6)');
  expect(await paperOf(labels)).toEqual(['298x420', '298x420']);
  const recipients = labels.locator('[data-recipient]');
  expect(
    await recipients.evaluateAll((parts) => parts.map((part) => part.scrollHeight <= part.clientHeight + 1)),
  ).toEqual([true, true]);
  await saveScreenshot(labels, info, 'print-labels');

  await page.goto(`/admin/yazdir/gunun-listesi?gun=${session.date}`);
  const table = page.getByRole('table', { name: /^Basılan Atölye/ });
  await expect(table.getByRole('row', { name: /Ayşe Demir/ })).toBeVisible();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  expect(new Set(await paperOf(page))).toEqual(new Set(['595x842']));
  await saveScreenshot(page, info, 'print-day');
});

/** The tab of a paper, once it has gone to the printer. */
async function printed(page: Page, paper: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: paper }).click();
  const tab = await opened;
  await expect(tab.locator('html[data-printed]')).toBeAttached();
  return tab;
}

/** Width and height of each printed page in points. */
async function paperOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`,
  );
}
