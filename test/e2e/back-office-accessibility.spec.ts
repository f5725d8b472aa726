import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.js';
import { Admin } from '../support/admin.js';
import { keepPicture } from '../support/pictures.js';
import { test } from '../support/visitor.js';

const SECTIONS = [
  ...['siparisler-gelismis?istatistik=acik&filtre=acik', 'siparisler', 'toplu-siparisler', 'urunler'],
  ...['urunler/yeni', 'workshoplar', 'bilgi-talepleri', 'rezervasyonlar'],
  ...['rezervasyonlar-gelismis?istatistik=acik&filtre=acik', 'mesajlar', 'bildirimler', 'kullanicilar'],
  ...['yoneticiler', 'profil', 'guvenlik', 'kuponlar', 'urunler?pencere=kategoriler'],
  ...['medya', 'medya?sekme=tarama', 'medya?sekme=yukle', 'medya?gorsel=1'],
];

test('every section of the back office can be used by everyone, on a phone too', async ({ page }, info) => {
  test.slow();
  await new Admin(page).enter();
  for (const section of SECTIONS) {
    await page.goto(`/admin/${section}`);
    // Out of reach where a dialog stands over it.
    await expect(page.locator('h1'), section).toBeVisible();
    await expect(page.locator('[aria-busy=true]'), section).toHaveCount(0);
    await keepPicture(page, info, `admin-${section.replace(/\W+/g, '-')}`);
    await expectNoViolations(page);
    const sideways = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(sideways, section).toBe(0);
  }
});
