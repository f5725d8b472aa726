import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { Buyer, GOOD_CARD } from '../support/buyer.js';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { isOnPhone, onEveryScreen } from '../support/visitor.js';

onEveryScreen('a company buys, and its invoice is in its name', async ({ page, browser }, info) => {
  const buyer = new Buyer(page, isOnPhone(info) ? 'sirket-telefon@ornek.com' : 'sirket@ornek.com');
  await buyer.putInCart('Lale Karo');
  await buyer.openCart();
  await buyer.startCheckout();
  await buyer.fillInformation();
  await page.getByText('Kurumsal', { exact: true }).click();
  await page.getByLabel('Şirket unvanı').fill('Kuzguncuk Kahve Ltd. Şti.');
  await page.getByLabel('Vergi dairesi').fill('Üsküdar');
  const number = page.getByLabel('Vergi numarası');
  await number.fill('1234567891');
  for (const box of await page.getByRole('checkbox').all()) await box.setChecked(true, { force: true });
  await page.getByRole('button', { name: 'Ödemeye Geç' }).click();
  await expect(number).toHaveAccessibleDescription(/yazdığınız numara geçerli değil/);
  await saveScreenshot(page, info, 'company-wrong-number');
  await expect(page.getByLabel('Şirket unvanı')).toHaveValue('Kuzguncuk Kahve Ltd. Şti.');
  await expect(page.getByLabel('Açık adres')).toHaveValue('Bereketli Sok. No: 12 D: 3');
  await number.fill('123 456 78 90');
  await buyer.acceptAndContinue();
  await buyer.fillCard(GOOD_CARD);
  await buyer.pay();
  await buyer.confirmAtBank();

  const parties = page.getByRole('region', { name: 'Fatura bilgileri' });
  await expect(parties).toContainText('Kuzguncuk Kahve Ltd. Şti.');
  await expect(parties).toContainText('Üsküdar, 1234567890');

  // The parcel leaves, which is the moment of the document.
  const [, orderId = ''] = /\/siparis\/([0-9a-f-]+)/.exec(page.url()) ?? [];
  const studio = await browser.newPage();
  await new Admin(studio).enter(`/admin/siparisler-gelismis/${orderId}`);
  await studio.getByLabel('Sipariş durumu').selectOption('shipped');
  await studio.getByLabel('Kargo şirketi').fill('Aras Kargo');
  await studio.getByRole('button', { name: 'Durumu Kaydet' }).click();
  const mail = await mailTo(buyer.email, /fatura|bilgi fişi/i);
  expect(mail.attachments).toHaveLength(1);
  await page.reload();
  const documents = page.getByRole('region', { name: 'Faturalarınız' });
  await expect(documents).toContainText('Satış');
  await saveScreenshot(page, info, 'company-document');
  const download = page.waitForEvent('download');
  await documents.getByRole('button', { name: /^PDF indir/ }).click();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
});
