import { expect, type Page } from '@playwright/test';
import {
  expectNoViolations,
  expectNoViolationsOnAnyScreen,
  onPhoneScreen,
} from '../support/accessibility.js';
import { Admin } from '../support/admin.js';
import { expectRoomAtFourTimesTheSize } from '../support/low-screen.js';
import { setSecuritySetting } from '../support/shop-database.js';
import { saveScreenshot } from '../support/pictures.js';
import { test } from '../support/visitor.js';

const SECTIONS: readonly (readonly [name: string, ...addresses: string[]])[] = [
  [
    'orders',
    'genel-bakis',
    'siparisler-gelismis?istatistik=acik&filtre=acik',
    'siparisler',
    'toplu-siparisler',
    'kuponlar',
    'kuponlar?kupon=yeni',
  ],
  ['pieces', 'urunler', 'urunler/yeni', 'urunler?pencere=kategoriler'],
  [
    'workshops',
    'workshoplar',
    'bilgi-talepleri',
    'rezervasyonlar',
    'rezervasyonlar-gelismis?istatistik=acik&filtre=acik',
  ],
  [
    'people',
    'mesajlar',
    'mesajlar?sekme=gonderilenler',
    'bildirimler',
    'kullanicilar',
    'yoneticiler',
    'profil',
  ],
  ['texts', 'icerik', 'icerik?bolum=workshops', 'icerik?bolum=legal&onizleme=telefon', 'icerik?ara=seramik'],
  ['posts', 'blog', 'blog/yeni', 'blog?pencere=ai-ayarlari', 'blog/yeni?pencere=ai-yazari'],
  ['pictures', 'medya', 'medya?sekme=tarama', 'medya?sekme=yukle', 'medya?gorsel=1'],
  [
    'mails',
    'e-posta',
    'e-posta?sekme=toplu',
    'e-posta?sekme=sablonlar',
    'e-posta?sekme=kayitlar',
    'e-posta?sekme=sablonlar&sablon=order-confirmation',
  ],
  [
    'settings',
    'guvenlik',
    'kayitlar',
    'kayitlar?saklama=acik',
    'kayitlar?kayit=1',
    'arka-plan-isleri',
    'arka-plan-isleri?sekme=duzenli',
    'boyle-bir-bolum-yok',
  ],
];

for (const [name, ...addresses] of SECTIONS) {
  test(`the back office’s ${name} can be used by everyone, on a phone too`, async ({ page }, info) => {
    await new Admin(page).enter('/admin/profil');
    for (const section of addresses) {
      await page.goto(`/admin/${section}`);
      // The section is there, although a dialog may cover it.
      await expect(page.locator('h1'), section).toBeVisible();
      await expect(page.locator('[aria-busy=true]'), section).toHaveCount(0);
      await expectUsable(page, section);
      await saveScreenshot(page, info, `admin-${section.replace(/\W+/g, '-')}`);
      await onPhoneScreen(page, () => expectUsable(page, section));
      await expectRoomAtFourTimesTheSize(page);
    }
  });
}

async function expectUsable(page: Page, section: string): Promise<void> {
  await expectNoViolations(page);
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(sideways, section).toBe(0);
}

test('the sign-in of the back office is accessible in each of its steps', async ({ page }, info) => {
  await setSecuritySetting('admin_2fa_enabled', 'true');
  const admin = new Admin(page);
  await page.goto('/admin/login');
  await expect(page.getByRole('img', { name: 'Güvenlik kodu' })).toBeVisible();
  await expectNoViolationsOnAnyScreen(page);
  await admin.typeCaptcha();
  await expect(page.getByLabel('E-posta')).toBeVisible();
  await expectNoViolationsOnAnyScreen(page);
  await admin.typeCredentials('yanlis-sifre');
  await expect(page.getByText('E-posta veya şifre hatalı')).toBeVisible();
  await expectNoViolationsOnAnyScreen(page);
  await saveScreenshot(page, info, 'admin-sign-in-refused');
});
