import { expect, type Page } from '@playwright/test';
import { test } from '../support/visitor.js';
import { isTakenOver } from '../support/watched-page.js';

/** Makes a script unavailable, as after an upgrade. Returns a function that makes it available again. */
async function takeCodeAway(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(file);
}

const cart = (page: Page) => page.getByRole('button', { name: 'Sepet, boş' });

test('a page whose code is gone with an older version reloads itself and works', async ({ page }) => {
  await page.goto('/blog');
  const bringBack = await takeCodeAway(page, /\/assets\/workshops-page.*\.js$/);
  page.once('load', () => void bringBack());
  const anew = page.waitForEvent('load');
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Workshop' }).click();
  await anew;

  await expect(page.locator('#workshop-types')).toBeVisible();
  await expect(page.getByText('Bağlantı yok')).toHaveCount(0);
});

test('a new version does not reload the page while something is being typed', async ({ page }) => {
  const bringBack = await takeCodeAway(page, /\/assets\/cart-drawer.*\.js$/);
  await page.goto('/');
  await isTakenOver(page);
  const address = page.locator('input[type=email]').first();
  await address.fill('ayse@toprak.example');
  await cart(page).click();

  await expect(page.getByRole('alert')).toContainText('Sitenin yeni sürümü yayınlandı. Sayfayı yenileyin.');
  await expect(address).toHaveValue('ayse@toprak.example');
  await bringBack();
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sayfayı Yenileyin' }).click();
  await anew;
  await cart(page).click();
  await expect(page.getByText('Sepetiniz henüz boş')).toBeVisible();
});
