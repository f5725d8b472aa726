import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.js';
import { Admin } from '../support/admin.js';
import { LIVE } from '../support/live.js';
import { saveScreenshot } from '../support/pictures.js';
import { test } from '../support/visitor.js';

const saved = (page: Page) => page.getByText('Ayarlar kaydedildi; bütün sitede geçerli.');

test('a switch of the panel takes effect for visitors at once', async ({ page, browser }, info) => {
  const visitor = await (await browser.newContext()).newPage();
  await new Admin(page).enter('/admin/guvenlik');
  const registration = page.getByRole('switch', { name: 'Yeni üyelik' });
  await registration.click();
  await expect(page.getByText('Kaydedilmemiş değişiklikler var')).toBeVisible();
  await saveScreenshot(page, info, 'guvenlik-kaydedilmemis');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(async () => {
    const { settings_map: map } = (await (
      await visitor.request.get('/api/admin_security_settings.php')
    ).json()) as { settings_map: Record<string, { value: string }> };
    expect(map['registration_enabled']?.value).toBe('false');
  }).toPass(LIVE);
  await visitor.goto('/auth');
  await expect(visitor.locator('h1')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Üye Ol' })).toHaveCount(0);

  await registration.click();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Kaydedilmemiş değişiklikler var')).toBeHidden();
  await visitor.context().close();
});

test('maintenance closes the shop but not the panel, and ends when it is switched off', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await new Admin(page).enter('/admin/guvenlik');
  await page.getByRole('button', { name: 'Bakımı Aç' }).click();
  const question = page.getByRole('alertdialog', { name: 'Bakım modunu açalım mı?' });
  await question.getByRole('button', { name: 'Bakımı Aç' }).click();
  await expect(page.getByText('Bakım modu açıldı.')).toBeVisible();
  try {
    await expect(async () => {
      expect((await visitor.request.get('/')).status()).toBe(503);
    }).toPass(LIVE);
    expect((await visitor.goto('/'))?.status()).toBe(503);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Site Bakım Modunda');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Güvenlik Ayarları' })).toBeVisible();
  } finally {
    await page.getByRole('button', { name: 'Bakımı Kapat' }).first().click();
    const end = page.getByRole('alertdialog', { name: 'Bakım modunu kapatalım mı?' });
    await end.getByRole('button', { name: 'Bakımı Kapat' }).click();
  }
  await expect(page.getByText('Bakım modu kapatıldı.')).toBeVisible();
  await expect(async () => {
    expect((await visitor.request.get('/')).status()).toBe(200);
  }).toPass(LIVE);
  await visitor.context().close();
});

test('the security test opens in a window, and emptied caches report their contents', async ({
  page,
}, info) => {
  await new Admin(page).enter('/admin/guvenlik');
  await page.getByRole('button', { name: 'Önbelleği Temizle' }).click();
  await expect(page.getByText(/^Önbellek temizlendi: (\d+ hazır yanıt|zaten boştu)/)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Güvenlik Testi' }).click();
  const result = await opened;
  await expect(result.getByRole('heading', { name: 'Güvenlik testi' })).toBeVisible({ timeout: 30_000 });
  await expect(result.getByRole('listitem').filter({ hasText: 'İstek sınırı' })).toContainText('Geçti');
  await expect(result.locator('main')).toHaveCSS('max-width', '760px');
  await expect(result.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Fraunces Variable"/);
  await saveScreenshot(result, info, 'guvenlik-testi');
  await expectNoViolations(result);
  await expect(page.getByText(/^Son test: /)).toBeVisible();
  await result.getByRole('link', { name: 'Yeniden çalıştır' }).click();
  await expect(result.getByRole('link', { name: 'Test ediliyor...' })).toBeVisible();
  await expect(result.getByRole('link', { name: 'Yeniden çalıştır' })).toBeVisible({ timeout: 30_000 });
});
