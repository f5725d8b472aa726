import { expect, type Page, type TestInfo } from '@playwright/test';
import { GELIVER_DEMO } from '../../backend/sandbox/geliver/start-geliver.js';
import { pdfText } from '../../backend/testing/pdf-text.js';
import { Admin, DEMO_ADMIN } from '../support/admin.js';
import { Modals } from '../support/modals.js';
import { saveScreenshot } from '../support/pictures.js';
import { query } from '../support/shop-database.js';
import { isOnPhone, onEveryScreen } from '../support/visitor.js';
import { writeOrders } from '../support/written-records.js';

/** A phone's list has no box for all of them. */
const ordersOn = (info: TestInfo) => (isOnPhone(info) ? 2 : 10);
/** From the button to the PDF of ten orders. */
const MOST_MS = 30_000;

async function connect(page: Page): Promise<void> {
  const geliver = page.getByRole('region', { name: /Geliver/ });
  await geliver.getByRole('button', { name: 'Geliver Hesabını Bağla' }).click();
  await geliver.getByLabel('Ortam').selectOption('test');
  await geliver.getByLabel('API anahtarı').fill(GELIVER_DEMO.token);
  await geliver.getByLabel('Kendi şifreniz').fill(DEMO_ADMIN.password);
  await geliver.getByRole('button', { name: 'Dene ve Kaydet' }).click();
  await expect(geliver.getByText('Toprak Seramik, Kadıköy / İstanbul')).toBeVisible();
}

async function disconnect(page: Page): Promise<void> {
  await page.goto('/admin/baglantilar');
  const geliver = page.getByRole('region', { name: /Geliver/ });
  await geliver.getByRole('button', { name: 'Hesabı Kaldır' }).click();
  const question = page.getByRole('dialog', { name: 'Geliver hesabı kaldırılsın mı?' });
  await question.getByLabel('Şifreniz').fill(DEMO_ADMIN.password);
  await question.getByRole('button', { name: 'Hesabı Kaldır' }).click();
  await expect(geliver.getByText('Bağlı değil')).toBeVisible();
}

onEveryScreen(
  'ten orders get their labels and slips in one PDF with three clicks',
  async ({ page }, info) => {
    const count = ordersOn(info);
    const email = `etiket-${isOnPhone(info) ? 'telefon' : 'masa'}@ornek.com`;
    await writeOrders({ email, count, hasPieces: true });
    await query(
      `UPDATE "order" SET city = 'İstanbul', district = 'Üsküdar', neighbourhood = 'Kuzguncuk', address_line = 'Bereketli Sok. 12'
     WHERE email = $1 AND total_kurus > 10000`,
      [email],
    );
    const modals = new Modals(page, info);
    await new Admin(page).enter('/admin/baglantilar');
    await connect(page);
    await saveScreenshot(page, info, 'connections-geliver');

    await page.goto(`/admin/siparisler-gelismis?customer_email=${encodeURIComponent(email)}`);
    await chooseAll(page, info);
    const begin = Date.now();
    const printed = page.waitForResponse((answer) => answer.url().includes('parcelPapersPdf'));
    await page.getByRole('button', { name: 'Etiket ve fişleri yazdır' }).click();
    const dialog = await modals.expectUsable(`${count} siparişin etiketi ve fişi`);
    await expect(dialog.getByText(`${count - 1} siparişin kâğıtları hazır.`)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'PDF’yi Aç ve Yazdır' })).toBeVisible();
    expect(Date.now() - begin).toBeLessThan(MOST_MS);
    const failed = dialog.getByRole('list', { name: 'Etiketi alınamayan siparişler' });
    await expect(failed).toContainText('il ve ilçe olarak yazılmamış');
    await saveScreenshot(page, info, 'order-labels');
    const text = await textOf(await (await printed).json());
    expect(text.match(/SURAT KARGO/g)).toHaveLength(count - 1);
    expect(text.match(/Paket fişi \(paket 1\)/g)).toHaveLength(count - 1);

    const bought = () =>
      query(
        `SELECT label.reference FROM parcel_label label JOIN "order" o ON o.id = label.order_id WHERE email = $1`,
        [email],
      );
    expect(await bought()).toHaveLength(count - 1);
    await page.reload();
    await chooseAll(page, info);
    await page.getByRole('button', { name: 'Etiket ve fişleri yazdır' }).click();
    await expect(dialog.getByRole('link', { name: 'PDF’yi Aç ve Yazdır' })).toBeVisible();
    expect(await bought()).toHaveLength(count - 1);
    await disconnect(page);
  },
);

async function chooseAll(page: Page, info: TestInfo): Promise<void> {
  if (!isOnPhone(info)) {
    await page.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }).click();
    return;
  }
  const boxes = page.getByRole('checkbox', { name: /^Seç: / });
  await expect(boxes).toHaveCount(ordersOn(info));
  for (const box of await boxes.all()) await box.check();
}

/** The text of a PDF as the shop answers it, in base64. */
function textOf(answer: unknown): Promise<string> {
  const base64 = /"data":"([\w+/=]+)"/.exec(JSON.stringify(answer))?.[1] ?? '';
  return pdfText(Buffer.from(base64, 'base64'));
}
