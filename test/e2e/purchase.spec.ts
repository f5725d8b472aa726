import { expect } from '@playwright/test';
import { Buyer, NO_FUNDS_CARD } from '../support/buyer.js';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { changePrice, stockOf, timeAtTheBankEnds } from '../support/shop-database.js';
import { onEveryScreen, test } from '../support/visitor.js';

const STUDIO = 'atolye@toprak.test';

onEveryScreen(
  'a guest buys a teapot, and both the guest and the studio know of it',
  async ({ page, browser, isMobile }, info) => {
    const buyer = new Buyer(page, isMobile ? 'telefon@ornek.com' : 'bilgisayar@ornek.com');
    const { stock } = await stockOf('yulaf-demlik');
    await buyer.putInCart('Yulaf Demlik');
    await saveScreenshot(page, info, 'added-to-cart');
    await buyer.openCart();
    await saveScreenshot(page, info, 'cart');
    await buyer.startCheckout();
    await buyer.fillInformation();
    await saveScreenshot(page, info, 'order-information');
    await buyer.acceptAndContinue();
    await buyer.fillCard('5528790000000008');
    await saveScreenshot(page, info, 'card');
    await buyer.pay();
    await saveScreenshot(page, info, 'bank');
    expect(await stockOf('yulaf-demlik')).toEqual({ stock, held: 1 });

    await buyer.confirmAtBank();
    await expect(page.getByRole('heading', { name: 'Teşekkürler, siparişiniz bizde' })).toBeVisible();
    await expect(page.getByText('Ödeme işleminiz başarıyla tamamlandı.')).toBeVisible();
    await saveScreenshot(page, info, 'order-paid');
    expect(await stockOf('yulaf-demlik')).toEqual({ stock: stock - 1, held: 0 });
    await expect(page.getByRole('button', { name: /^Sepet(, boş)?$/ })).toBeVisible();

    const confirmation = await mailTo(buyer.email, /Siparişiniz alındı/);
    expect(confirmation.text).toContain('Yulaf Demlik');
    expect(confirmation.text).toContain('Üsküdar / İstanbul');
    expect(confirmation.attachments.map(({ mimeType }) => mimeType)).toEqual([
      'application/pdf',
      'application/pdf',
    ]);
    const orderNumber = /[0-9A-F]{8}/.exec(confirmation.subject)?.[0] ?? '';
    await mailTo(STUDIO, new RegExp(`Yeni sipariş ${orderNumber}`));

    const elsewhere = await browser.newPage();
    await elsewhere.goto(page.url());
    await expect(elsewhere.getByText(orderNumber)).toBeVisible();
    await elsewhere.close();
  },
);

test('a refused card is not charged, and the cart stays for another try', async ({ page }, info) => {
  const buyer = new Buyer(page, 'refused@ornek.com');
  const before = await stockOf('toprak-saksi');
  await buyer.goToBank('Toprak Saksı', NO_FUNDS_CARD);
  await buyer.confirmAtBank();
  await expect(page.getByText(/limiti ya da bakiyesi/)).toBeVisible();
  await saveScreenshot(page, info, 'order-failed');
  expect(await stockOf('toprak-saksi')).toEqual(before);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Sepet, 1/ })).toBeVisible();
});

test('the piece is for sale again when the buyer does not return from the bank', async ({ page }, info) => {
  const buyer = new Buyer(page, 'abandoned@ornek.com');
  const before = await stockOf('pudra-tutsuluk');
  await buyer.goToBank('Pudra Tütsülük');
  expect(await stockOf('pudra-tutsuluk')).toEqual({ ...before, held: 1 });
  await timeAtTheBankEnds();
  await expect.poll(() => stockOf('pudra-tutsuluk')).toEqual(before);
  await buyer.confirmAtBank();
  await expect(page.getByText(/süre/i).first()).toBeVisible();
  await saveScreenshot(page, info, 'order-expired');
  expect(await stockOf('pudra-tutsuluk')).toEqual(before);
});

test('a buyer who cancels at the bank is told that nothing was charged', async ({ page }) => {
  const buyer = new Buyer(page, 'cancelled@ornek.com');
  await buyer.goToBank('Lale Karo');
  await buyer.cancelAtBank();
  await expect(page.getByText(/Kartınızdan para çekilmedi/).first()).toBeVisible();
});

test('a changed price is shown before anything is paid', async ({ page }, info) => {
  const buyer = new Buyer(page, 'price@ornek.com');
  await buyer.putInCart('Kömür Mumluk');
  await buyer.closeCart();
  await changePrice('komur-mumluk', 60_000);
  try {
    await buyer.openCart();
    await expect(page.getByText(/600,00/).first()).toBeVisible();
    await saveScreenshot(page, info, 'price-changed');
  } finally {
    await changePrice('komur-mumluk', 56_000);
  }
});
