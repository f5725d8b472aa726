import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { openSession } from '../support/shop-database.js';
import { test } from '../support/visitor.js';
import { writeBooking, writeOrders } from '../support/written-records.js';

test('filter, sorting and page of the orders are in the address, so that reload, an opened order and Back keep them', async ({
  page,
}) => {
  const email = 'sirali@ornek.com';
  await writeOrders({ email, count: 12 });
  await writeOrders({ email, count: 1, status: 'cancelled' });
  await new Admin(page).enter('/admin/siparisler-gelismis');
  await page.getByRole('button', { name: 'Filtreler' }).click();
  const filters = page.getByRole('search', { name: 'Filtreler' });
  await filters.getByLabel('E-posta').fill(email);
  await filters.getByLabel('Durum', { exact: true }).selectOption('Onaylandı');
  await filters.getByRole('button', { name: 'Filtreleri Uygula' }).click();
  await expect(page.getByText('Toplam 12 sipariş · sayfa 1 / 1')).toBeVisible();
  await page.getByLabel('Sayfada', { exact: true }).selectOption('10');
  await page.getByRole('button', { name: 'Tutar' }).click();
  await expect(rows(page).first()).toContainText('1.200,00 TL');
  await page.getByRole('button', { name: 'Sayfa 2' }).click();

  const isOnSecondPage = async () => {
    await expect(page.getByText('Toplam 12 sipariş · sayfa 2 / 2')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('200,00 TL');
    await expect(page.getByRole('columnheader', { name: 'Tutar' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  };
  await isOnSecondPage();
  const address = page.url();
  await page.reload();
  await isOnSecondPage();

  await rows(page)
    .first()
    .getByRole('link', { name: /^Ayrıntı/ })
    .click();
  await expect(page.getByRole('dialog', { name: /Işıl/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await isOnSecondPage();
  expect(page.url()).toBe(address);

  await page.goBack();
  await expect(page.getByText('Toplam 12 sipariş · sayfa 1 / 2')).toBeVisible();
  await expect(rows(page).first()).toContainText('1.200,00 TL');
  await page.goBack();
  await expect(rows(page).first()).toContainText('100,00 TL');
});

test('the Excel files hold exactly the orders and bookings that match the filters', async ({ page }) => {
  const email = 'defter@ornek.com';
  const session = await openSession('Defter Atölyesi', 8);
  await writeOrders({ email, count: 2, status: 'delivered' });
  await writeOrders({ email, count: 1, status: 'shipped' });
  for (const status of ['confirmed', 'completed']) await writeBooking(session, email, status);

  await new Admin(page).enter(`/admin/siparisler-gelismis?customer_email=${email}&status=delivered`);
  await expect(rows(page)).toHaveCount(2);
  const orders = await exported(page);
  expect(orders.name).toMatch(/^siparisler_[\d_T-]+\.csv$/);
  expect(orders.rows).toHaveLength(3);
  expect(orders.rows[0]).toMatch(/^\uFEFFSipariş No;Tarih;Müşteri;E-posta;/);
  for (const [index, total] of ['100,00', '200,00'].entries()) {
    expect(orders.rows[index + 1]).toContain(`;"Işıl Çığır; ""Ağaç""";${email};`);
    expect(orders.rows[index + 1]).toContain(`;Teslim Edildi;Ödendi;1;0;${total};0,00;0,00;${total};`);
  }

  await page.goto(`/admin/rezervasyonlar-gelismis?customer_email=${email}&status=completed`);
  await expect(rows(page)).toHaveCount(1);
  const bookings = await exported(page);
  expect(bookings.name).toMatch(/^rezervasyonlar_[\d_T-]+\.csv$/);
  expect(bookings.rows).toHaveLength(2);
  expect(bookings.rows[0]).toMatch(/^\uFEFFRezervasyon No;Oluşturulma;Ad;Soyad;E-posta;/);
  expect(bookings.rows[1]).toContain(`;Işıl;Çığır;${email};0532 123 45 67;${session.title};`);
  expect(bookings.rows[1]).toContain(';1000,00;Tamamlandı;Ödendi;');
});

/** The rows of the list, without its head. */
function rows(page: Page) {
  return page.locator('section[data-list] tbody tr');
}

interface Exported {
  readonly name: string;
  readonly rows: readonly string[];
}

async function exported(page: Page): Promise<Exported> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV’ye Aktar' }).click();
  const download = await waiting;
  const sheet = await readFile(await download.path());
  await expect(page.getByText(/CSV dosyasına aktarıldı/)).toBeVisible();
  return { name: download.suggestedFilename(), rows: sheet.toString('utf8').trimEnd().split('\r\n') };
}
