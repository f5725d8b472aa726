import { expect, type Page } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { Buyer, GOOD_CARD } from '../support/buyer.js';
import { saveScreenshot } from '../support/pictures.js';
import { query } from '../support/shop-database.js';
import { test } from '../support/visitor.js';
import { shelveProduct } from '../support/written-records.js';

async function categoryOf(slug: string): Promise<string> {
  const [row] = await query<{ name: string }>(
    'SELECT category.name FROM category JOIN product ON product.category_id = category.id WHERE product.slug = $1',
    [slug],
  );
  return row?.name ?? '';
}

async function makeCoupon(page: Page, category: string): Promise<string> {
  await page.getByRole('button', { name: 'Yeni Kupon' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni kupon' });
  await form.getByRole('button', { name: 'Kod Üret' }).click();
  const code = form.getByLabel('Kupon kodu');
  await expect(code).toHaveValue(/^[A-Z0-9]{8}$/);
  await form.getByLabel('Ad', { exact: true }).fill('Kış indirimi');
  await form.getByLabel('Değer (%)').fill('50');
  await form.getByLabel('En çok indirim (TL)').fill('100');
  await form.getByLabel('Başlangıç').fill('2026-01-01');
  await form.getByLabel('Bitiş').fill('2099-12-31');
  await form.getByLabel('Nerede geçerli?').selectOption('Seçili kategorilerde');
  await form.getByRole('searchbox', { name: 'Kategori ekle' }).fill(category);
  await form.getByRole('button', { name: `Ekle: ${category}`, exact: true }).click();
  const made = await code.inputValue();
  await form.getByRole('button', { name: 'Kuponu Kaydet' }).click();
  await expect(page.getByText('Kupon oluşturuldu.')).toBeVisible();
  return made;
}

test('a coupon lowers the price of one category, its uses are counted, and it ends when it is switched off', async ({
  page,
  browser,
}, info) => {
  const piece = await shelveProduct('Kuponlu Kupa', 9);
  await new Admin(page).enter('/admin/kuponlar');
  const code = await makeCoupon(page, await categoryOf(piece.slug));
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('0, sınırsız');
  await expect(row).toContainText('Aktif');
  await saveScreenshot(page, info, 'admin-coupons');

  const visitor = await (await browser.newContext()).newPage();
  const buyer = new Buyer(visitor, 'kuponlu@ornek.com');
  await buyer.putInCart(piece.name);
  await buyer.openCart();
  await buyer.applyCoupon(code.toLowerCase());
  // Half of the cart's price is more than the coupon's maximum, so the maximum is taken off.
  await expect(visitor.getByText(/−\s?100,00/).first()).toBeVisible();
  await buyer.startCheckout();
  await buyer.fillInformation();
  await buyer.acceptAndContinue();
  await buyer.fillCard(GOOD_CARD);
  await buyer.pay();
  await buyer.confirmAtBank();

  await page.reload();
  await expect(row).toContainText('1, sınırsız');
  await row.getByRole('button', { name: `Kullanımlar: ${code}` }).click();
  const uses = page.getByRole('dialog', { name: new RegExp(code) });
  await expect(uses.getByRole('row').filter({ hasText: 'kuponlu@ornek.com' })).toContainText('100,00');
  await saveScreenshot(page, info, 'admin-coupon-uses');
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: `Düzenle: ${code}` }).click();
  const form = page.getByRole('dialog', { name: 'Kuponu düzenle' });
  await form.getByRole('switch', { name: 'Kupon açık' }).click();
  await form.getByRole('button', { name: 'Kuponu Kaydet' }).click();
  await expect(page.getByText('Kupon güncellendi.')).toBeVisible();
  await expect(row.getByRole('img', { name: 'Kupon kapalı' })).toBeVisible();

  await buyer.putInCart(piece.name);
  await buyer.openCart();
  await visitor.getByLabel('Kupon kodu').fill(code);
  await visitor.getByRole('button', { name: 'Uygula' }).click();
  await expect(visitor.getByText('Kupon kodu geçersiz')).toBeVisible();
  await visitor.context().close();
});
