import { expect, type Locator, type Page } from '@playwright/test';
import { Admin, endAllSessions, expectSentOut } from '../support/admin.js';
import { anInformationRequest } from '../support/back-office-records.js';
import { query } from '../support/shop-database.js';
import { test } from '../support/visitor.js';
import { shelveProduct, writeOrders } from '../support/written-records.js';

/** Other tests count the products in the shop. */
test.afterEach(() => query(`UPDATE product SET is_active = false WHERE name ~ '^(Geri|Uzun) Kâse'`));

test('Back asks before edits of a product are lost, and leaves at once when there are none', async ({
  page,
}) => {
  const name = 'Geri Kâse';
  await shelveProduct(name, 3);
  const list = `/admin/urunler?ara=${encodeURIComponent(name)}`;
  await new Admin(page).enter(list);
  await openProduct(page, name);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Ürünler' })).toBeVisible();
  await expect(leaving(page)).toBeHidden();

  await openProduct(page, name);
  await material(page).fill('Porselen');
  await page.goBack();
  await leaving(page).getByRole('button', { name: 'Sayfada Kal' }).click();
  await expect(leaving(page)).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/urunler\/[^?]+$/);
  await expect(material(page)).toHaveValue('Porselen');

  await page.goBack();
  await leaving(page).getByRole('button', { name: 'Kaydetmeden Çık' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ürünler' })).toBeVisible();
  await expect(page).toHaveURL(list);
  await openProduct(page, name);
  await expect(material(page)).not.toHaveValue('Porselen');
});

test('Back closes a record that is open over its list, and asks first when it has unsaved changes', async ({
  page,
}) => {
  const email = 'geri@ornek.com';
  await writeOrders({ email, count: 1 });
  await new Admin(page).enter(`/admin/siparisler-gelismis?customer_email=${email}`);
  const record = page.getByRole('dialog', { name: /Işıl/ });
  const status = record.getByRole('combobox', { name: 'Sipariş durumu' });
  const open = async () => {
    await page
      .getByRole('link', { name: /^Ayrıntı/ })
      .first()
      .click();
    await expect(status).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(record).toBeHidden();
  await expect(leaving(page)).toBeHidden();

  await open();
  await status.selectOption('Hazırlanıyor');
  await page.goBack();
  await leaving(page).getByRole('button', { name: 'Sayfada Kal' }).click();
  await expect(status).toHaveValue('preparing');
  await page.goBack();
  await leaving(page).getByRole('button', { name: 'Kaydetmeden Çık' }).click();
  await expect(record).toBeHidden();
});

test('a record that was opened by keyboard gives the focus back to its row', async ({ page }) => {
  const email = 'odak@ornek.com';
  await writeOrders({ email, count: 1 });
  const surname = 'Odak';
  await anInformationRequest(surname);
  await new Admin(page).enter(`/admin/siparisler-gelismis?customer_email=${email}`);
  await opensAndGivesFocusBack(page, page.getByRole('combobox', { name: 'Sipariş durumu' }));
  await page.goto(`/admin/bilgi-talepleri?ara=${encodeURIComponent(surname)}`);
  await opensAndGivesFocusBack(page, page.getByLabel('Yönetici notları'));
});

async function opensAndGivesFocusBack(page: Page, partOfRecord: Locator): Promise<void> {
  const opener = page.getByRole('link', { name: /^Ayrıntı/ }).first();
  await opener.press('Enter');
  await expect(partOfRecord).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
}

test('Back asks before losing an edit also during and after a new sign-in', async ({ page }) => {
  const name = 'Uzun Kâse';
  await shelveProduct(name, 3);
  const admin = new Admin(page);
  await admin.enter(`/admin/urunler?ara=${encodeURIComponent(name)}`);
  await openProduct(page, name);
  await material(page).fill('Porselen');
  await endAllSessions();
  await expectSentOut(page, () => page.getByRole('button', { name: 'Ürünü Kaydet' }).click());

  await page.goBack();
  await leaving(page).getByRole('button', { name: 'Sayfada Kal' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await admin.typeCaptcha();
  await admin.typeCredentials();
  await expect(material(page)).toHaveValue('Porselen');
  await page.goBack();
  await leaving(page).getByRole('button', { name: 'Sayfada Kal' }).click();
  await expect(material(page)).toHaveValue('Porselen');
  const [kept] = await query<{ material: string }>('SELECT material FROM product WHERE name = $1', [name]);
  expect(kept?.material).not.toBe('Porselen');
});

async function openProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: `Düzenle: ${name}` }).click();
  await expect(material(page)).toBeVisible();
}

function material(page: Page): Locator {
  return page.getByLabel('Malzeme', { exact: true });
}

function leaving(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Kaydetmeden çıkalım mı?' });
}
