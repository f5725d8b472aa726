import { expect, type Locator } from '@playwright/test';
import { DEMO_KEYS } from '../../backend/sandbox/demo-settings.js';
import { Admin, DEMO_ADMIN } from '../support/admin.js';
import { type SecondShop, startSecondShop } from '../support/second-shop.js';
import { test } from '../support/visitor.js';

let shop: SecondShop;
test.beforeAll(async () => {
  test.setTimeout(200_000);
  // Only the shop of an owner who enters everything on screens leaves the keys to them.
  shop = await startSecondShop({ DEMO_SHOP: 'off' });
  await shop.sql(
    `INSERT INTO security_setting (key, value) VALUES ('admin_2fa_enabled', 'false')
     ON CONFLICT (key) DO UPDATE SET value = 'false'`,
  );
});
test.afterAll(() => shop.stop());

async function type(iyzico: Locator, keys: typeof DEMO_KEYS): Promise<void> {
  await iyzico.getByLabel('API anahtarı').fill(keys.apiKey);
  await iyzico.getByLabel('Güvenlik anahtarı').fill(keys.secretKey);
  await iyzico.getByLabel('Kendi şifreniz').fill(DEMO_ADMIN.password);
  await iyzico.getByRole('button', { name: 'Dene ve Kaydet' }).click();
}

test('the owner connects iyzico: wrong keys are refused, right ones saved and never shown again', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: shop.url });
  const admin = new Admin(page);
  await page.goto('/admin/login');
  await admin.typeCaptcha();
  await admin.typeCredentials();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/admin/baglantilar');

  const iyzico = page.getByRole('region', { name: /iyzico/ });
  await expect(iyzico.getByText('Henüz açık değil', { exact: true })).toBeVisible();
  await type(iyzico, { apiKey: 'sandbox-yanlis', secretKey: 'sandbox-yanlis' });
  await expect(iyzico.getByText(/^iyzico bu anahtarları tanımadı; hiçbir şey kaydedilmedi/)).toBeVisible();

  await type(iyzico, DEMO_KEYS);
  await expect(page.getByText(/iyzico anahtarlarınızı tanıdı/)).toBeVisible();
  await expect(iyzico.getByText('••••••••')).toHaveCount(2);
  await page.reload();
  await expect(iyzico.getByText('••••••••')).toHaveCount(2);
  expect(await page.content()).not.toContain(DEMO_KEYS.secretKey);
  const status = await page.request.get('/trpc/site.status');
  expect(await status.text()).toContain('"isCardPaymentOpen":true');
  await page.close();
});
