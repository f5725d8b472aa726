import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.js';
import { Admin, DEMO_ADMIN, endAllSessions, expectSentOut } from '../support/admin.js';
import { setSecuritySetting } from '../support/shop-database.js';
import { test } from '../support/visitor.js';

test('an admin signs in in three steps, is signed out when the session has ended, and returns to the same page', async ({
  page,
}) => {
  await setSecuritySetting('admin_2fa_enabled', 'true');
  const admin = new Admin(page);
  await page.goto('/admin/bildirimler');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByText('Adım 1 / 3')).toBeVisible();
  await admin.typeCaptcha();

  await expect(page.getByText('Adım 2 / 3')).toBeVisible();
  await admin.typeCredentials('yanlis-sifre');
  await expect(page.getByText('E-posta veya şifre hatalı')).toBeVisible();
  await admin.typeCaptcha();
  await admin.typeCredentials();

  await expect(page.getByText('Adım 3 / 3')).toBeVisible();
  await expect(page.getByText(DEMO_ADMIN.email)).toBeVisible();
  await expectNoViolations(page);
  await admin.typeMailedCode();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bildirimler' })).toBeVisible();
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin/bugun');

  await setSecuritySetting('admin_2fa_enabled', 'false');
  await page.goto('/admin/bildirimler');
  await expect(page.getByRole('link', { name: /Yeni Sipariş/ }).first()).toBeVisible();
  await endAllSessions();
  await expectSentOut(page, () =>
    page
      .getByRole('link', { name: /Yeni Sipariş/ })
      .first()
      .click(),
  );
  await admin.typeCaptcha();
  await admin.typeCredentials();
  await expect(page.getByRole('heading', { level: 1, name: 'Bildirimler' })).toBeVisible();
});
