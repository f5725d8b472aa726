import { expect, type Page } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { Buyer, GOOD_CARD } from '../support/buyer.js';
import { query } from '../support/shop-database.js';
import { test } from '../support/visitor.js';

const OWN_WORDS = 'Faturanızı bizzat keseriz';
const AS_READ = new RegExp(`^${OWN_WORDS}: [\\d.]+,\\d\\d\\sTL\\.$`);

/**
 * Takes the studio's text back and out of force, so that the built-in one holds for the journeys that follow. A text that were not
 * taken back would be put in force again by the job that does so on a text's day.
 */
async function forget(): Promise<void> {
  await query(
    'INSERT INTO legal_text_cancellation (kind, version) SELECT kind, version FROM legal_text_in_force',
  );
  await query('DELETE FROM legal_text_in_force');
}

async function replaceClause(page: Page): Promise<void> {
  const clauses = page.getByRole('form', { name: 'Maddeler' });
  await clauses.locator('summary', { hasText: 'Fatura' }).click();
  await clauses.getByLabel('Metin').fill(`${OWN_WORDS}: {{siparis.toplam}}.`);
}

async function putInForce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Taslağı Kaydet' }).click();
  await page.getByRole('button', { name: 'Yürürlüğe Al' }).click();
  const dialog = page.getByRole('dialog', { name: 'Metni yürürlüğe alalım mı?' });
  const known = dialog.getByRole('checkbox');
  if (await known.isVisible()) await known.press('Space');
  await dialog.getByRole('button', { name: 'Yürürlüğe Al' }).click();
  await expect(page.getByText('Metin yürürlükte; yeni alıcılar bunu onaylar.')).toBeVisible();
}

test('the studio replaces a clause, which the next buyer reads and keeps', async ({ page, browser }) => {
  await new Admin(page).enter('/admin/sozlesmeler?metin=sozlesme');
  await replaceClause(page);
  const preview = page.getByRole('region', { name: 'Önizleme' });
  await expect(preview.getByText(AS_READ)).toBeVisible();

  try {
    await putInForce(page);
    const buyer = new Buyer(await browser.newPage(), 'sozlesme@ornek.com');
    await buyer.putInCart('Lale Karo');
    await buyer.openCart();
    await buyer.startCheckout();
    await buyer.fillInformation();
    await buyer.page.getByRole('button', { name: 'Mesafeli satış sözleşmesini' }).click();
    const contract = buyer.page.getByRole('dialog', { name: 'Mesafeli Satış Sözleşmesi' });
    await expect(contract.getByText(AS_READ)).toBeVisible();
    await contract.getByRole('button', { name: 'Kapat', exact: true }).last().click();
    await buyer.acceptAndContinue();
    await buyer.fillCard(GOOD_CARD);
    await buyer.pay();
    await buyer.confirmAtBank();
    await forget();
    await expect
      .poll(async () => (await page.request.get('/mesafeli-satis-sozlesmesi')).text())
      .not.toContain(OWN_WORDS);

    await buyer.page.reload();
    await buyer.page.getByRole('button', { name: 'Mesafeli Satış Sözleşmesi' }).click();
    await expect(buyer.page.getByRole('dialog').getByText(AS_READ)).toBeVisible();
    await buyer.page.close();
  } finally {
    await forget();
  }
});
