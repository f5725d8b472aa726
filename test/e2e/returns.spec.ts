import { expect, type Page, type TestInfo } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { mailTo } from '../support/mailbox.js';
import { Modals } from '../support/modals.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { isOnPhone, onEveryScreen } from '../support/visitor.js';
import { aPhoto } from '../support/photo.js';

/** The whole order leaves with a carrier and arrives. */
async function deliver(page: Page, orderId: string): Promise<void> {
  await new Admin(page).enter(`/admin/siparisler-gelismis/${orderId}`);
  for (const status of ['shipped', 'delivered'] as const) {
    await page.getByLabel('Sipariş durumu').selectOption(status);
    if (status === 'shipped') await page.getByLabel('Kargo şirketi').fill('Aras Kargo');
    await page.getByRole('button', { name: 'Durumu Kaydet' }).click();
    await expect(page.getByText('Sipariş durumu başarıyla güncellendi.')).toBeVisible();
    await page.reload();
  }
}

const emailOf = (name: string, info: TestInfo) => `${name}-${isOnPhone(info) ? 'telefon' : 'masa'}@ornek.com`;

onEveryScreen('a guest sends a piece back and gets the money', async ({ page, request, browser }, info) => {
  const email = emailOf('iade', info);
  const bought = await buy(request, { email, pieces: ['Lale Karo', 'Kömür Mumluk'] });
  const studio = await browser.newPage({ viewport: page.viewportSize() });
  await deliver(studio, bought.id);

  await page.goto(bought.address);
  const section = page.getByRole('region', { name: 'İade', exact: true });
  await section.getByRole('button', { name: 'İade ya da Hasar Bildirin' }).click();
  const dialog = await new Modals(page, info).expectUsable('İade ya da hasar bildirin');
  await dialog.getByRole('button', { name: 'Bildirin', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/En az bir parça seçin/);
  await dialog.getByRole('button', { name: 'Artır: Lale Karo' }).click();
  await dialog.getByLabel('Neden').selectOption('Ölçüsü uymadı');
  await dialog.getByLabel(/Eklemek istedikleriniz/).fill('Duvara sığmadı.');
  await saveScreenshot(page, info, 'return-dialog');
  await dialog.getByRole('button', { name: 'Bildirin', exact: true }).click();
  await expect(section.getByText('Bildirildi', { exact: true })).toBeVisible();
  await expect(section.getByText('İade: 1 × Lale Karo')).toBeVisible();
  await saveScreenshot(page, info, 'return-noticed');
  expect((await mailTo(email, /İadenizi bekliyoruz/)).text).toContain('1 × Lale Karo');

  await studio.goto('/admin/bugun');
  const waiting = studio.getByRole('region', { name: 'Sizi bekleyen iadeler' });
  await expect(waiting).toBeVisible();
  await saveScreenshot(studio, info, 'return-today');
  await waiting.getByRole('link', { name: new RegExp(bought.id.slice(0, 8), 'i') }).click();
  const returns = studio.getByRole('region', { name: 'İadeler' });
  await expect(returns.getByText('“Duvara sığmadı.”')).toBeVisible();
  await returns.getByRole('button', { name: 'Teslim Al' }).click();
  const modals = new Modals(studio, info);
  const receiving = await modals.expectUsable('Gelen parçaları teslim alın');
  await receiving.getByRole('button', { name: 'Teslim Al' }).click();
  await returns.getByRole('button', { name: 'Parasını İade Et' }).click();
  const refunding = await modals.expectUsable('Parasını iade edelim mi?');
  await refunding.getByRole('button', { name: /TL İade Et$/ }).click();
  await expect(returns.getByText('Para iadesi yapıldı')).toBeVisible();
  await saveScreenshot(studio, info, 'return-refunded-studio');
  await mailTo(email, /İade paketiniz/);
  await studio.goto('/admin/iadeler?durum=refunded');
  await expect(studio.getByText('1 × Lale Karo').first()).toBeVisible();
  await saveScreenshot(studio, info, 'return-list');

  await page.reload();
  await expect(section.getByText('Para iadesi yapıldı')).toBeVisible();
  await expect(section.getByText(/iade ettik/)).toBeVisible();
  await saveScreenshot(page, info, 'return-refunded');
});

onEveryScreen('a piece that arrived broken is replaced', async ({ page, request, browser }, info) => {
  const email = emailOf('hasar', info);
  const bought = await buy(request, { email, pieces: ['Lale Karo'] });
  const studio = await browser.newPage({ viewport: page.viewportSize() });
  await deliver(studio, bought.id);

  await page.goto(bought.address);
  const section = page.getByRole('region', { name: 'İade', exact: true });
  await section.getByRole('button', { name: 'İade ya da Hasar Bildirin' }).click();
  const dialog = page.getByRole('dialog', { name: 'İade ya da hasar bildirin' });
  await dialog.getByText('Hasarlı geldi').click();
  await dialog.getByRole('button', { name: 'Artır: Lale Karo' }).click();
  await dialog.getByRole('button', { name: 'Bildirin', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/en az bir fotoğraf/);
  await dialog.locator('input[type=file]').setInputFiles(await aPhoto(page));
  await expect(dialog.getByAltText('Gönderdiğiniz 1. fotoğraf')).toBeVisible();
  await saveScreenshot(page, info, 'damage-dialog');
  await dialog.getByRole('button', { name: 'Bildirin', exact: true }).click();
  await expect(section.getByText('Hasarlı geldi: 1 × Lale Karo')).toBeVisible();
  await mailTo(email, /Hasar bildiriminizi aldık/);

  await studio.goto(`/admin/siparisler-gelismis/${bought.id}`);
  const returns = studio.getByRole('region', { name: 'İadeler' });
  await expect(returns.getByAltText('Alıcının 1. fotoğrafı')).toBeVisible();
  await returns.getByRole('button', { name: 'Yenisini Gönder' }).click();
  const dialogs = await new Modals(studio, info).expectUsable('Yenisini gönderelim mi?');
  await dialogs.getByRole('button', { name: 'Yenisini Gönder' }).click();
  await expect(returns.getByText('Yenisi gönderiliyor')).toBeVisible();
  await saveScreenshot(studio, info, 'damage-studio');
  await mailTo(email, /Yeni parçanız hazırlanıyor/);

  await page.reload();
  await expect(section.getByText('Yenisi gönderiliyor')).toBeVisible();
  await saveScreenshot(page, info, 'damage-replaced');
});
