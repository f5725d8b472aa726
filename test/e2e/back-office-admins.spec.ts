import { expect } from '@playwright/test';
import { Admin, DEMO_ADMIN, expectSentOut } from '../support/admin.js';
import { saveScreenshot } from '../support/pictures.js';
import { setSecuritySetting } from '../support/shop-database.js';
import { test } from '../support/visitor.js';

test('a new admin signs in with a mailed code, cannot change the super admin, and is signed out once the account is closed', async ({
  page,
  browser,
}, info) => {
  const name = 'Defne Usta';
  const account = { email: 'defne@toprak.test', password: 'firin-bin-iki-yuz' };
  await new Admin(page).enter('/admin/yoneticiler');
  await page.getByRole('button', { name: 'Yeni Yönetici' }).click();
  const form = page.getByRole('form', { name: 'Yönetici bilgileri' });
  await form.getByLabel('Ad', { exact: true }).fill(name);
  await form.getByLabel('E-posta').fill(account.email);
  await form.getByLabel('Şifre', { exact: true }).fill(account.password);
  await form.getByLabel('Kendi şifreniz').fill(DEMO_ADMIN.password);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Admin başarıyla oluşturuldu')).toBeVisible();

  const other = await browser.newPage();
  const newcomer = new Admin(other, account);
  await setSecuritySetting('admin_2fa_enabled', 'true');
  try {
    await other.goto('/admin/yoneticiler');
    await newcomer.typeCaptcha();
    await newcomer.typeCredentials();
    await newcomer.typeMailedCode();
    await other.keyboard.press('Enter');
    await expect(other.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  } finally {
    await setSecuritySetting('admin_2fa_enabled', 'false');
  }
  const superAdmin = other.getByRole('row', { name: /admin@toprak\.test/ });
  await expect(superAdmin).toBeVisible();
  await expect(superAdmin.getByRole('button')).toHaveCount(0);

  const closeOrOpen = async ({ isOpened = false } = {}) => {
    await page.getByRole('button', { name: `Düzenle: ${name}` }).click();
    await form.getByText('Aktif', { exact: true }).click();
    if (isOpened) await form.getByLabel('Kendi şifreniz').fill(DEMO_ADMIN.password);
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(form).toBeHidden();
  };
  await expectSentOut(other, async () => {
    await closeOrOpen();
    await other.getByRole('link', { name: 'Kullanıcılar' }).click();
  });
  await newcomer.typeCaptcha();
  await newcomer.typeCredentials();
  await expect(other.getByText('E-posta veya şifre hatalı')).toBeVisible();
  await saveScreenshot(other, info, 'closed-admin');
  await closeOrOpen({ isOpened: true });
  await newcomer.typeCaptcha();
  await newcomer.typeCredentials();
  // The list of admins may have learnt of the closed account before the other section was opened.
  await expect(other).toHaveURL(/\/admin\/(kullanicilar|yoneticiler)$/);
  await other.goto('/admin/kullanicilar');
  await expect(other.getByRole('table', { name: 'Kullanıcılar' })).toBeVisible();
  await other.close();
});

test('an admin changes their name and password, and signs in with the new one', async ({ page, browser }) => {
  const account = { email: 'profil@toprak.test', password: 'eski-sir-kovasi' };
  const studio = await browser.newPage();
  const owner = new Admin(studio);
  await owner.enter('/admin/yoneticiler');
  await owner.hire('Nil Çırak', account);

  const admin = new Admin(page, account);
  await admin.enter('/admin/profil');
  await page.getByLabel('Ad', { exact: true }).fill('Nil Kalfa');
  await page.getByRole('button', { name: 'Profili Kaydet' }).click();
  await expect(page.getByText('Profil güncellendi.')).toBeVisible();
  await studio.reload();
  await expect(studio.getByRole('row', { name: new RegExp(account.email) })).toContainText('Nil Kalfa');
  await studio.close();

  const form = page.getByRole('form', { name: 'Şifre değişikliği' });
  await form.getByLabel('Şu anki şifreniz').fill(account.password);
  await form.getByLabel('Yeni şifre', { exact: true }).fill('yeni-sir-kovasi');
  await form.getByLabel('Yeni şifre (tekrar)').fill('yeni-sir-kovasi');
  await form.getByRole('button', { name: 'Şifreyi Değiştir' }).click();
  await expect(page.getByText(/^Şifreniz güncellendi/)).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await admin.typeCaptcha();
  await admin.typeCredentials('yeni-sir-kovasi');
  await page.getByRole('link', { name: 'Profilim' }).click();
  await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Nil Kalfa');
});
