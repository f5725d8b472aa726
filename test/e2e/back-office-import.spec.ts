import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { onEveryScreen } from '../support/visitor.js';

const TABLE = [
  'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Image Src,Renk',
  'deneme-fincan,Deneme Fincan,<p>Elde çekildi</p>,Renk,Mavi,4,"1,250.50",,Turkuaz',
  'deneme-fincan,,,,Beyaz,2,1300.00,,',
  'deneme-vazo,Deneme Vazo,,Title,Default Title,1,ucuz,,',
].join('\n');

onEveryScreen(
  'a table of another shop becomes products, and all of it is undone in one step',
  async ({ page }) => {
    await new Admin(page).enter('/admin/urunler');
    await page.getByRole('link', { name: 'İçe Aktar' }).click();
    await page.getByLabel('Tablo', { exact: true }).setInputFiles({
      name: 'products_export.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(TABLE),
    });
    await page.getByRole('button', { name: 'Tabloyu Yükle' }).click();

    await expect(page.getByText('Shopify ürün dosyası · 3 satır')).toBeVisible();
    await expect(page.getByLabel('Variant Price')).toHaveValue('price');
    await expect(page.getByText('4. satır · Deneme Vazo')).toBeVisible();
    await page.getByLabel('Renk', { exact: true }).selectOption('Malzeme');
    await page.getByRole('button', { name: '2 Ürünü Al' }).click();
    await expect(page.getByText(/^Tamamlandı\./)).toBeVisible();

    await page.getByRole('link', { name: 'Ürünlere Bakın' }).click();
    await page.getByLabel('Ara', { exact: true }).fill('Deneme Fincan');
    // The list waits for the end of typing before it is narrowed.
    await expect(page).toHaveURL(/ara=Deneme/);
    await expect(page.getByText('Seladon Kupa')).toHaveCount(0);
    await expect(page.getByText('Deneme Fincan – Mavi').first()).toBeVisible();
    await expect(page.getByText('Deneme Fincan – Beyaz').first()).toBeVisible();
    expect(await downloaded(page)).toEqual([
      expect.stringContaining(';Deneme Fincan – '),
      expect.stringContaining(';Deneme Fincan – '),
    ]);

    await page.goto('/admin/urunler/ice-aktar');
    await page
      .getByRole('link', { name: /products_export\.csv/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Geri Al' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Geri Al' }).click();
    await expect(page.getByText('Geri alındı; ürünler eskisi gibi.')).toBeVisible();
  },
);

/** The lines of the products that the list shows, as CSV. */
async function downloaded(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Dışa Aktar' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'CSV' }).click();
  const sheet = await readFile(await (await waiting).path(), 'utf8');
  await expect(page.getByRole('dialog')).toBeHidden();
  return sheet.trimEnd().split('\r\n').slice(1);
}
