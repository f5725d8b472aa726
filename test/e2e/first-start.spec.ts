import { expect } from '@playwright/test';
import { Buyer, GOOD_CARD } from '../support/buyer.js';
import { mailTo } from '../support/mailbox.js';
import { Owner } from '../support/owner.js';
import { saveScreenshot } from '../support/pictures.js';
import { SECOND_SHOP } from '../support/places.js';
import { type EmptyShop, START_MS, startEmptyShop } from '../support/shop-process.js';
import { onEveryScreen, test } from '../support/visitor.js';

/** The keys that the stand-in for iyzico knows. */
const IYZICO_KEYS = { apiKey: 'sandbox-demo-key', secretKey: 'sandbox-demo-secret' };
const MAILBOX = `http://localhost:${SECOND_SHOP.mailboxPort}`;
const PIECE = 'Kale Kupası';

let shop: EmptyShop;

// A shop is started before each.
test.describe.configure({ timeout: START_MS + 180_000 });
test.use({ baseURL: SECOND_SHOP.url });
test.beforeEach(async () => {
  shop = await startEmptyShop(SECOND_SHOP);
});
test.afterEach(() => shop.stop());

onEveryScreen(
  'an owner opens an empty shop through its screens, and the first order is paid',
  async ({ page, browser, contextOptions, viewport, isMobile, extraHTTPHeaders }, info) => {
    const outside = await browser.newContext({
      ...{ ...contextOptions, viewport, isMobile, baseURL: SECOND_SHOP.url, locale: 'tr-TR' },
      ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}),
    });
    const visitor = await outside.newPage();
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1, name: /Yakında/ })).toBeVisible();

    const owner = new Owner(page);
    await owner.becomeAdmin(shop.firstAdminUrl);
    const steps = [
      ['Atölyeniz', () => owner.enterStudio()],
      ['Görünüm', () => owner.chooseLook()],
      ['Satıcı', () => owner.enterSeller()],
      ['Kurallar', () => owner.agreeWithRules()],
      ['Ödeme', () => owner.connectPayment(IYZICO_KEYS)],
      ['E-posta', () => owner.connectMail()],
      ['İlk ürün', () => owner.addFirstPiece(PIECE)],
      ['İlk seans', () => owner.addFirstSession()],
    ] as const;
    for (const [title, take] of steps) {
      await saveScreenshot(page, info, `first-start-${title}`);
      await owner.beginNext(title);
      await take();
      await saveScreenshot(page, info, `first-start-${title}-done`);
      await owner.backToSteps();
    }
    await owner.openShop();
    await saveScreenshot(page, info, 'first-start-open');

    const buyer = new Buyer(visitor, 'ilk@ornek.com');
    await buyer.goToBank(PIECE, GOOD_CARD);
    await buyer.confirmAtBank();
    await expect(visitor.getByRole('heading', { name: 'Teşekkürler, siparişiniz bizde' })).toBeVisible();
    const confirmation = await mailTo(buyer.email, /Siparişiniz alındı/, MAILBOX);
    expect(confirmation.text).toContain(PIECE);
    await mailTo(owner.email, /Yeni sipariş/, MAILBOX);
    await page.goto('/admin/siparisler-gelismis');
    await expect(page.getByText('ilk@ornek.com').first()).toBeVisible();
    await outside.close();
  },
);
