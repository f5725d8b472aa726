import { type Browser, expect, type Page } from '@playwright/test';
import { appCode } from '../../backend/testing/app-code.js';
import { Admin, expectSentOut } from '../support/admin.js';
import { setSecuritySetting } from '../support/shop-database.js';
import { test } from '../support/visitor.js';

const PASSWORD = 'sir-kovasi-ve-cark';

test('an admin sees where they are signed in, and ends a session that was left open elsewhere', async ({
  page,
  browser,
}) => {
  const account = await openOwnProfile({ page, browser, email: 'oturum@toprak.test' });
  await expect(page.getByText('Başka bir yerde açık oturumunuz yok.')).toBeVisible();

  const elsewhere = await browser.newPage();
  await elsewhere.goto('/admin/kuponlar');
  const forgotten = new Admin(elsewhere, account);
  await forgotten.typeCaptcha();
  await forgotten.typeCredentials();
  await expect(elsewhere.getByRole('heading', { level: 1, name: /^Kuponlar/ })).toBeVisible();

  await page.reload();
  // The other page is told at once, and need not be touched.
  await expectSentOut(elsewhere, () => page.getByRole('button', { name: /^Bu oturumu kapat/ }).click());
  await expect(page.getByText('Oturum kapatıldı.')).toBeVisible();
  await expect(page.getByText('Başka bir yerde açık oturumunuz yok.')).toBeVisible();
  await elsewhere.close();
});

test('an admin sets up an authenticator app, and its codes replace the mailed ones', async ({
  page,
  browser,
}) => {
  const account = await openOwnProfile({ page, browser, email: 'uygulama@toprak.test' });
  await page.getByRole('button', { name: 'Uygulamayı Kur' }).click();
  const setup = page.getByRole('dialog', { name: 'Doğrulama uygulamasını kurun' });
  await setup.getByLabel('Şifreniz', { exact: true }).fill(PASSWORD);
  await setup.getByRole('button', { name: 'Devam Et' }).click();
  await expect(setup.getByRole('img', { name: 'Uygulamanızla okutacağınız karekod' })).toBeVisible();
  const key = await setup.getByRole('code').innerText();
  await setup.getByLabel('Uygulamadaki kod').fill(appCode(key));
  await setup.getByRole('button', { name: 'Uygulamayı Aç' }).click();
  const codes = page.getByRole('dialog', { name: 'Kurtarma kodlarınız' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'Kodları Sakladım' }).click();
  await expect(page.getByText('10 kurtarma kodunuz var.')).toBeVisible();

  const phone = await browser.newPage();
  const admin = new Admin(phone, account);
  await setSecuritySetting('admin_2fa_enabled', 'true');
  try {
    await phone.goto('/admin/profil');
    await admin.typeCaptcha();
    await admin.typeCredentials();
    await expect(phone.getByText('Doğrulama uygulamanızın gösterdiği 6 haneli kodu yazın.')).toBeVisible();
    // Each code is accepted once, and the setup has used the present one.
    await phone.getByLabel('Doğrulama kodu').fill(appCode(key, 1));
    await phone.keyboard.press('Enter');
    await expect(phone.getByRole('heading', { level: 1, name: 'Profilim' })).toBeVisible();
  } finally {
    await setSecuritySetting('admin_2fa_enabled', 'false');
  }
  await phone.close();
});

interface NewAdmin {
  readonly page: Page;
  readonly browser: Browser;
  readonly email: string;
}

/** Opens the profile of an admin who is new, so that no other journey shares the account's sessions. */
async function openOwnProfile({ page, browser, email }: NewAdmin) {
  const account = { email, password: PASSWORD };
  const studio = await browser.newPage();
  const owner = new Admin(studio);
  await owner.enter('/admin/yoneticiler');
  await owner.hire('Deniz Kalfa', account);
  await studio.close();
  await new Admin(page, account).enter('/admin/profil');
  return account;
}
