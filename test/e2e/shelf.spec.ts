import { expect } from '@playwright/test';
import { keepPicture } from '../support/pictures.js';
import { test } from '../support/visitor.js';

test('the shelf is searched the Turkish way', async ({ page }, info) => {
  await page.goto('/');
  await keepPicture(page, info, 'home');
  await page.getByRole('searchbox').fill('SÜRAHI');
  await expect(page.getByRole('link', { name: 'Seladon Sürahi' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lale Karo' })).toBeHidden();
  await keepPicture(page, info, 'search');
  await page.getByRole('searchbox').fill('uzay gemisi');
  await expect(page.getByText(/uzay gemisi/).first()).toBeVisible();
  await keepPicture(page, info, 'nothing-found');
});

test('a shared address opens the piece over the shelf', async ({ page }, info) => {
  await page.goto('/urun/kobalt-espresso-fincani');
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: 'Kobalt Espresso Fincanı' }),
  ).toBeVisible();
  await keepPicture(page, info, 'piece');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('what is sold out cannot be put in the cart', async ({ page }) => {
  await page.goto('/urun/pudra-yuvarlak-vazo');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('STOK YOK').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Stok yok|Sepete Ekle/i })).toBeDisabled();
});

test('two tabs keep one cart', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/');
  await second.goto('/');
  await first.getByRole('button', { name: 'Sepete ekle: Seladon Kupa' }).click();
  await expect(second.getByRole('button', { name: /^Sepet, 1/ })).toBeVisible();
});

test('an address that does not exist says so', async ({ page }, info) => {
  await page.goto('/boyle-bir-sayfa-yok');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bu sayfa fırından çıkmamış');
  await keepPicture(page, info, 'not-found');
});
