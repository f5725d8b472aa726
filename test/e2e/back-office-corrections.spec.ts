import { expect, type Locator, type Page } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { mailTo } from '../support/mailbox.js';
import { saveScreenshot } from '../support/pictures.js';
import { buy } from '../support/purchases.js';
import { openSession, query, seatsOf } from '../support/shop-database.js';
import { PHONE, test } from '../support/visitor.js';

const PIECE = 'Lale Karo';

async function openOrder(page: Page, orderId: string): Promise<Locator> {
  await new Admin(page).enter(`/admin/siparisler-gelismis/${orderId}`);
  const order = page.getByRole('dialog', { name: /Ayşe Demir/ });
  await expect(order.getByRole('button', { name: 'Siparişin kalemlerini düzelt' })).toBeVisible();
  return order;
}

async function correctLines(page: Page, order: Locator): Promise<Locator> {
  await order.getByRole('button', { name: 'Siparişin kalemlerini düzelt' }).click();
  return page.getByRole('dialog', { name: 'Siparişi düzeltin' });
}

const amountsOf = async (orderId: string) =>
  (
    await query<{ total: number; corrected: number; open: number }>(
      `SELECT total_kurus AS total, corrected_kurus AS corrected, open_kurus AS open FROM "order" WHERE id = $1`,
      [orderId],
    )
  )[0];

test(
  'a seat less gives back what was shown, and a piece more is open',
  { tag: PHONE },
  async ({ page }, info) => {
    const email = 'duzeltme@ornek.com';
    const session = await openSession('Düzeltilen Atölye', 4);
    const { id } = await buy(page.request, {
      email,
      pieces: [PIECE],
      seats: { sessionId: session.id, quantity: 2 },
    });
    const before = await amountsOf(id);
    const order = await openOrder(page, id);

    const less = await correctLines(page, order);
    await less.getByRole('button', { name: /^Azalt: Düzeltilen Atölye/ }).click();
    const giveBack = less.getByRole('button', { name: /^Düzelt ve .* Geri Ver$/ });
    await expect(giveBack).toBeEnabled();
    await expect(less.getByText('Fark')).toBeVisible();
    await saveScreenshot(page, info, 'correction-less');
    expect(await amountsOf(id)).toEqual(before);
    const shown = kurusIn(await giveBack.innerText());
    await giveBack.click();
    await expect(page.getByText('Sipariş düzeltildi. Müşteriye e-postayla haber verildi.')).toBeVisible();
    await expect.poll(() => seatsOf(session.id)).toMatchObject({ booked: 1 });
    expect(await amountsOf(id)).toMatchObject({
      total: (before?.total ?? 0) - shown,
      corrected: shown,
      open: 0,
    });
    await expect
      .poll(() =>
        query(
          `SELECT refund.amount_kurus AS amount FROM refund
           JOIN order_payment part ON part.id = refund.payment_id WHERE part.order_id = $1`,
          [id],
        ),
      )
      .toEqual([{ amount: shown }]);

    expect((await mailTo(email, /düzeltildi/)).text).toContain('2 yerine 1');

    const more = await correctLines(page, order);
    await more.getByRole('button', { name: `Artır: ${PIECE}` }).click();
    await expect(more.getByText('Kalan', { exact: true })).toBeVisible();
    await saveScreenshot(page, info, 'correction-more');
    await more.getByRole('button', { name: 'Siparişi Düzelt' }).click();
    await expect(page.getByText(/^Sipariş düzeltildi\. Kalan .* Müşteriye e-postayla/)).toBeVisible();
    const [piece] = await query<{ price: number }>(
      'SELECT price_kurus AS price FROM product WHERE name = $1',
      [PIECE],
    );
    expect((await amountsOf(id))?.open).toBe(piece?.price);

    const history = order.getByRole('region', { name: 'Geçmiş' });
    await expect(history.getByText(/2 yerine 1/)).toBeVisible();
    await history.scrollIntoViewIfNeeded();
    await saveScreenshot(page, info, 'correction-history');
  },
);

test(
  'an address is corrected with a mail to the buyer; without a mailbox the helper learns that nobody was told',
  { tag: PHONE },
  async ({ page }, info) => {
    const email = 'adresi-yanlis@ornek.com';
    const { id } = await buy(page.request, { email, pieces: [PIECE] });
    const order = await openOrder(page, id);
    await order.getByRole('button', { name: 'Bilgileri Düzelt' }).click();
    const form = page.getByRole('dialog', { name: /bilgileri düzeltin$/ });
    await form.getByRole('button', { name: 'Adresi Değiştir' }).click();
    await form.getByRole('combobox', { name: 'İl', exact: true }).selectOption('İstanbul');
    await form.getByRole('combobox', { name: 'İlçe' }).selectOption('Üsküdar');
    await form.getByRole('combobox', { name: /^Mahalle/ }).selectOption({ index: 1 });
    await form.getByRole('textbox', { name: 'Açık adres' }).fill('Bereketli Sok. No: 14');
    await saveScreenshot(page, info, 'correction-address');
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Bilgiler düzeltildi. Müşteriye e-postayla haber verildi.')).toBeVisible();
    expect((await mailTo(email, /Bilgileriniz güncellendi/)).text).toContain('No: 14');
    await expect(order.getByText(/Teslimat adresi:.*No: 14/)).toBeVisible();

    await query(`UPDATE "order" SET email = '' WHERE id = $1`, [id]);
    await page.reload();
    await order.getByRole('button', { name: 'Bilgileri Düzelt' }).click();
    await form.getByRole('textbox', { name: 'Telefon' }).fill('0532 123 45 68');
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Bilgiler düzeltildi. Müşteriye haber verilmedi.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'WhatsApp ile Gönder' })).toBeVisible();
    await saveScreenshot(page, info, 'correction-nobody-told');
  },
);

/** The amount in a text, such as '1.250,00 TL'. */
function kurusIn(text: string): number {
  const [amount = ''] = /[\d.]+,\d\d/.exec(text) ?? [];
  return Number(amount.replaceAll('.', '').replace(',', ''));
}
