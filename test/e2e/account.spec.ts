import { expect } from '@playwright/test';
import { mailTo } from '../support/mailbox.js';
import { Member } from '../support/member.js';
import { saveScreenshot } from '../support/pictures.js';
import { openSession, setSecuritySetting } from '../support/shop-database.js';
import { PHONE, test } from '../support/visitor.js';

test(
  'a visitor becomes a member, buys, and finds everything in the account',
  { tag: PHONE },
  async ({ page }, info) => {
    const member = new Member(page, 'elif@ornek.com');
    await setSecuritySetting('email_verification_enabled', 'true');
    try {
      await member.register();
      await page.waitForURL('/email-verification');
      await saveScreenshot(page, info, 'email-verification');
      await member.proveAddress();
    } finally {
      await setSecuritySetting('email_verification_enabled', 'false');
    }
    await expect(member.accountLink).toHaveAccessibleName('Elif, 1 okunmamış mesaj, hesabım');

    const workshop = await openSession('Üyenin çarkı', 4);
    await member.putInCart('Lale Karo');
    await member.lookAtDay(workshop.date);
    await member.addSeats(workshop.title, 1);
    await member.openCart();
    await page.getByRole('button', { name: 'Ödemeye Geç' }).click();
    await expect(page.getByRole('heading', { name: 'Sipariş bilgileri' })).toBeVisible();
    await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Elif');
    await expect(page.getByLabel('E-posta', { exact: true })).toHaveValue(member.email);
    await member.fillInformation();
    await saveScreenshot(page, info, 'member-information');
    await member.acceptAndContinue();
    await member.fillCard('5528790000000008');
    await member.pay();
    await member.confirmAtBank();
    await expect(page.getByRole('heading', { name: /Teşekkürler/ })).toBeVisible();

    await member.accountLink.click();
    await expect(page.getByRole('heading', { name: 'Hoş geldiniz, Elif Kaya' })).toBeVisible();
    await saveScreenshot(page, info, 'account-orders');
    await page
      .getByRole('link', { name: /^Sipariş Ayrıntısı/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/siparis\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Lale Karo').first()).toBeVisible();
    await expect(page.getByText('Fatura bilgileri')).toBeVisible();
    await page.goto('/account/rezervasyonlar');
    await expect(page.getByRole('heading', { name: workshop.title })).toBeVisible();
    await saveScreenshot(page, info, 'account-bookings');

    // The checkout has stored the address in the profile.
    await page.goto('/account/profil');
    await expect(page.getByLabel('Mahalle')).toHaveValue(/Kuzguncuk/);
  },
);

test('a member reads messages, changes the profile, and resets a forgotten password', async ({
  page,
}, info) => {
  const member = new Member(page, 'zeynep@ornek.com');
  await member.register();
  await expect(member.accountLink).toHaveAccessibleName(/1 okunmamış mesaj/);

  await page.goto('/account/mesajlar');
  await page.getByRole('button', { name: /^Okundu say: Hoş geldiniz/ }).click();
  await expect(member.accountLink).toHaveAccessibleName('Elif, hesabım');
  await page.getByRole('button', { name: /^Mesajı sil/ }).click();
  await expect(page.getByRole('alertdialog', { name: 'Bu mesajı silelim mi?' })).toBeVisible();
  await page.getByRole('button', { name: 'Mesajı Sil', exact: true }).click();
  await expect(page.getByText('Mesaj silindi')).toBeVisible();
  await saveScreenshot(page, info, 'account-messages');

  await page.goto('/account/profil');
  await page.getByLabel('Ad', { exact: true }).fill('Elif Naz');
  await page.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
  await expect(page.getByText('Profil bilgileriniz güncellendi')).toBeVisible();
  await saveScreenshot(page, info, 'account-profile');

  await member.signOut();
  await page.goto('/forgot-password');
  await page.getByLabel('E-posta', { exact: true }).fill(member.email);
  await page.getByRole('button', { name: 'Bağlantı Gönderin' }).click();
  await expect(page.getByRole('heading', { name: 'E-postanıza bakın' })).toBeVisible();
  const { text } = await mailTo(member.email, /şifre/i);
  const link = /\/reset-password\?token=[\w-]+/.exec(text)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Yeni şifre', exact: true }).fill('yepyeni-bir-sifre');
  await page.getByLabel('Yeni şifre (tekrar)').fill('yepyeni-bir-sifre');
  await saveScreenshot(page, info, 'reset-password');
  await page.getByRole('button', { name: 'Şifreyi Yenile' }).click();
  await page.waitForURL('/auth');
  await member.signIn('yepyeni-bir-sifre');
  await page.waitForURL('/');
  await expect(member.accountLink).toHaveAccessibleName(/^Elif Naz, hesabım/);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Geçersiz Bağlantı' })).toBeVisible();
});

test('signing in over the cart keeps the cart, and a wrong password is explained', async ({ page }, info) => {
  const member = new Member(page, 'ayse@toprak.test', 'toprak-demo');
  await member.putInCart('Yulaf Demlik');
  await member.openCart();
  await page.getByRole('button', { name: /Giriş yap/i }).click();
  await member.signIn('yanlis-sifre');
  await expect(page.getByText('E-posta veya şifre hatalı.')).toBeVisible();
  await saveScreenshot(page, info, 'sign-in-refused');
  await member.signIn();
  await expect(page.getByRole('form', { name: 'Giriş' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ödemeye Geç' })).toBeVisible();
  await expect(page.getByText('Yulaf Demlik').first()).toBeVisible();
  await page
    .getByRole('dialog', { name: /Sepetiniz/ })
    .getByRole('button', { name: 'Kapat' })
    .click();
  await expect(member.accountLink).toHaveAccessibleName(/^Ayşe/);
});

test('a return address of another site is not followed', async ({ page, context, baseURL }) => {
  const member = new Member(page, 'ayse@toprak.test', 'toprak-demo');
  for (const elsewhere of [
    'https://kotu.example',
    '//kotu.example',
    '/\\kotu.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/auth?devam=${encodeURIComponent(elsewhere)}`);
    await member.signIn();
    await page.waitForURL('/');
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
    await context.clearCookies();
  }
});

test('maintenance begins and ends while a visitor is on the page', async ({ page }, info) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Yulaf Demlik' })).toBeVisible();
  await setSecuritySetting('maintenance_mode', 'true');
  try {
    await page.getByRole('searchbox').fill('kupa');
    await expect(page.getByRole('heading', { name: 'Site Bakım Modunda' })).toBeVisible();
    await saveScreenshot(page, info, 'maintenance');
    const answer = await page.request.get('/');
    expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '600']);
  } finally {
    await setSecuritySetting('maintenance_mode', 'false');
  }
  await page.getByRole('button', { name: 'Yeniden Deneyin' }).click();
  await expect(page.getByRole('heading', { name: 'Site Bakım Modunda' })).toBeHidden();
  await expect(page.getByRole('link', { name: /Kupa/ }).first()).toBeVisible();
});
