import { expect } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { mailTo } from '../support/mailbox.js';
import { Modals } from '../support/modals.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { isOnPhone, onEveryScreen } from '../support/visitor.js';

onEveryScreen('a piece that lies ready leaves before the other one', async ({ page, request }, info) => {
  const email = `parca-parca-${isOnPhone(info) ? 'telefon' : 'masa'}@ornek.com`;
  const bought = await buy(request, { email, pieces: ['Lale Karo', 'Kömür Mumluk'] });
  const modals = new Modals(page, info);
  await new Admin(page).enter(`/admin/siparisler-gelismis/${bought.id}`);
  const parcels = page.getByRole('region', { name: 'Paketler' });
  await parcels.getByRole('button', { name: 'Paketle' }).click();
  const dialog = await modals.expectUsable('Parçaları paketleyin');
  await dialog.getByRole('button', { name: 'Azalt: Kömür Mumluk' }).click();
  await dialog.getByLabel('Kargo şirketi').fill('Aras Kargo');
  await dialog.getByLabel(/Takip numarası/).fill('7400211234567');
  await dialog.getByRole('button', { name: 'Paketle' }).click();
  await expect(parcels.getByText('Henüz pakette değil: 1 × Kömür Mumluk')).toBeVisible();
  await parcels.getByRole('button', { name: 'Paket 1: Kargoya verildi' }).click();
  await expect(parcels.getByText('Paket 1 · Kargoya verildi')).toBeVisible();
  await saveScreenshot(page, info, 'order-in-parts');
  const { text } = await mailTo(email, /kargo/i);
  expect(text).toContain('1 × Lale Karo');
  expect(text).toContain('7400211234567');
  expect(text).toContain('Kalan parçalar ayrı bir paketle gelecek.');

  await page.goto(bought.address);
  await expect(page.getByText('Paket 1', { exact: true })).toBeVisible();
  await expect(page.getByText('1 × Lale Karo')).toBeVisible();
  await saveScreenshot(page, info, 'order-in-parts-buyer');
});
