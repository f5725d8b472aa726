import { expect } from '@playwright/test';
import { GOOD_CARD } from '../support/buyer.js';
import { Keyboard } from '../support/keyboard.js';
import { mailTo } from '../support/mailbox.js';
import { stockOf } from '../support/shop-database.js';
import { onEveryScreen } from '../support/visitor.js';
import { WatchedKeyboard } from '../support/watched-keyboard.js';
import { isTakenOver } from '../support/watched-page.js';

const PIECE = 'Seladon Kupa';
const SLUG = 'seladon-kupa';

onEveryScreen('a visitor without a mouse buys a piece', async ({ page, isMobile }) => {
  const keys = new WatchedKeyboard(page);
  const email = isMobile ? 'klavye-telefon@ornek.com' : 'klavye-masa@ornek.com';
  const { stock } = await stockOf(SLUG);
  await page.goto('/');
  await isTakenOver(page);
  await keys.use(page.getByRole('main').getByRole('link', { name: PIECE }));
  const piece = page.getByRole('dialog', { name: PIECE });
  await keys.use(piece.getByRole('button', { name: 'Sepete Ekle' }));

  const cart = page.getByRole('dialog', { name: /^Sepetiniz/ });
  if (isMobile) {
    // A phone stays at the piece, and the cart is in the bar above the page.
    await keys.press('Escape');
    await expect(piece).toBeHidden();
    await keys.use(page.getByRole('banner').getByRole('button', { name: /^Sepet, 1/ }), { backwards: true });
  }
  await expect(cart).toBeVisible();
  await expect(piece).toBeHidden();
  await keys.use(cart.getByRole('button', { name: 'Misafir Olarak Devam Et' }));

  await keys.type(page.getByLabel('Ad', { exact: true }), 'Ayşe');
  await keys.type(page.getByLabel('Soyad'), 'Demir');
  await keys.type(page.getByLabel('E-posta', { exact: true }), email);
  await keys.type(page.getByLabel('Telefon', { exact: true }), '05321234567');
  await keys.type(page.getByLabel('Semtinizi arayın'), 'Kuzguncuk Üsküdar');
  await expect(page.getByLabel('Mahalle')).toHaveValue('Kuzguncuk Mah.');
  await keys.type(page.getByLabel('Açık adres'), 'Bereketli Sok. No: 12 D: 3');
  for (const box of await page.getByRole('checkbox').all()) await keys.tick(box);
  await keys.use(page.getByRole('button', { name: 'Ödemeye Geç' }));

  await keys.type(page.getByLabel('Kart üzerindeki ad'), 'Ayşe Demir');
  await keys.type(page.getByLabel('Kart numarası'), GOOD_CARD);
  await keys.type(page.getByLabel('Ay', { exact: true }), '12');
  await keys.type(page.getByLabel('Yıl', { exact: true }), '30');
  await keys.type(page.getByLabel('CVC'), '123');
  await keys.use(page.getByRole('button', { name: /TL Öde$/ }));

  // The bank draws its page itself.
  const keysAtBank = new Keyboard(page);
  await keysAtBank.type(page.locator('#smsCode'), '283126');
  await keysAtBank.use(page.getByRole('button', { name: 'Onayla' }));
  await page.waitForURL(/\/siparis\//);
  await expect(page.getByRole('heading', { name: 'Teşekkürler, siparişiniz bizde' })).toBeVisible();
  expect(await stockOf(SLUG)).toEqual({ stock: stock - 1, held: 0 });
  await mailTo(email, /Siparişiniz alındı/);
  await isTakenOver(page);
  await keys.tabTo(page.getByRole('contentinfo').getByRole('link').last());
});
