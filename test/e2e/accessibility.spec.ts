import { expect } from '@playwright/test';
import {
  expectNoViolations,
  expectNoViolationsOnAnyScreen,
  onPhoneScreen,
} from '../support/accessibility.js';
import { Buyer } from '../support/buyer.js';
import { openSession, setSecuritySetting } from '../support/shop-database.js';
import { test } from '../support/visitor.js';
import { isTakenOver } from '../support/watched-page.js';

test('the product list, a piece and the cart can be used by everyone', async ({ page }) => {
  await page.goto('/raf');
  await expect(page.getByRole('link', { name: 'Lale Karo' })).toBeVisible();
  await expectNoViolationsOnAnyScreen(page);
  await isTakenOver(page);
  await page.getByRole('link', { name: 'Lale Karo' }).click();
  await expect(page.getByRole('dialog', { name: 'Lale Karo' })).toBeVisible();
  await expectNoViolationsOnAnyScreen(page);
  await page.goto('/urun/lale-karo');
  await expect(page.getByRole('heading', { level: 1, name: 'Lale Karo' })).toBeVisible();
  await expectNoViolationsOnAnyScreen(page);
  const buyer = new Buyer(page, 'herkes@ornek.com');
  await buyer.putInCart('Lale Karo');
  await buyer.openCart();
  await expectNoViolationsOnAnyScreen(page);
});

for (const path of ['/', '/workshops', '/urun/lale-karo']) {
  test(`${path} can be read at twice the text size without scrolling sideways`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Set by script, because our policy forbids inline styles, even those of a test.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }),
      )
      .toBeLessThanOrEqual(0);
  });
}

test('the checkout can be used by everyone', async ({ page }) => {
  const buyer = new Buyer(page, 'herkes@ornek.com');
  await buyer.putInCart('Lale Karo');
  await buyer.openCart();
  await buyer.startCheckout();
  await expectNoViolationsOnAnyScreen(page);
  await buyer.fillInformation();
  await buyer.acceptAndContinue();
  await expectNoViolationsOnAnyScreen(page);
});

test('the workshops, their calendar and a ticket can be used by everyone', async ({ page }) => {
  const buyer = new Buyer(page, 'bilet@ornek.com');
  const session = await openSession('Herkes için', 4);
  await buyer.lookAtDay(session.date);
  await expect(page.getByRole('article', { name: session.title })).toBeVisible();
  await expectNoViolationsOnAnyScreen(page);
  await page.getByRole('link', { name: /Daha fazla bilgi.*Seramik Atölyesi/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolationsOnAnyScreen(page);
  await page.getByRole('button', { name: 'Bilgi İsteyin' }).last().click();
  await expect(page.getByLabel('Ad', { exact: true })).toBeVisible();
  await expectNoViolationsOnAnyScreen(page);
  await buyer.lookAtDay(session.date);
  await buyer.addSeats(session.title, 2);
  await buyer.openCart();
  await page.getByText('Öğrenci indirimi', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Koşulları Kabul Ediyorum' })).toBeVisible();
  await expectNoViolationsOnAnyScreen(page);
  await page.getByRole('button', { name: 'Koşulları Kabul Ediyorum' }).click();
  await buyer.applyCoupon('hosgeldin10');
  await expectNoViolationsOnAnyScreen(page);
});

/** All pages except the product list, a product and the workshops, which other tests cover. */
const OTHER_PAGES = [
  '/',
  '/blog',
  '/blog?sayfa=2',
  '/gizlilik-politikasi',
  '/teslimat-ve-iade',
  '/kunye',
  '/mesafeli-satis-sozlesmesi',
  '/memnuniyet-sozumuz',
  '/erisilebilirlik',
  '/bulten/onay?anahtar=yok',
  '/bulten/ayril?anahtar=yok',
  '/haber-verme?anahtar=yok',
  '/iletisim-tercihleri?anahtar=yok',
  '/siparis-takip',
  '/auth',
  '/forgot-password',
  '/boyle-bir-sayfa-yok',
];

test('every other page that anybody may open can be used by everyone', async ({ page }) => {
  for (const path of OTHER_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolationsOnAnyScreen(page);
  }
  await page.goto('/blog');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.waitForURL(/\/blog\/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolationsOnAnyScreen(page);
});

test('the dialogs of the home page are accessible', async ({ page }) => {
  // Without animations, because content that is still fading in has less contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const openers = [
    page.getByRole('link', { name: 'Giriş Yap' }).first(),
    page.getByRole('button', { name: /^Sepet,/ }),
    page.getByRole('button', { name: 'Toplu sipariş hakkında bilgi' }),
    ...['/gizlilik-politikasi', '/teslimat-ve-iade', '/mesafeli-satis-sozlesmesi'].map((path) =>
      page.getByRole('contentinfo').locator(`a[aria-haspopup][href="${path}"]`).first(),
    ),
    page.getByRole('contentinfo').getByRole('link', { name: 'Gizlilik Tercihleri' }),
  ];
  for (const opener of openers) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoViolationsOnAnyScreen(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await onPhoneScreen(page, async () => {
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, '[role=dialog]');
  });
});

test('the maintenance screen is accessible', async ({ page }) => {
  await setSecuritySetting('maintenance_mode', 'true');
  try {
    // Every process receives the change a moment later.
    await expect.poll(async () => (await page.goto('/'))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolationsOnAnyScreen(page);
  } finally {
    await setSecuritySetting('maintenance_mode', 'false');
  }
  await expect.poll(async () => (await page.goto('/'))?.status()).toBe(200);
});
