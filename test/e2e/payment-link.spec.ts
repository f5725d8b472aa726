import { type Browser, expect, type Page, type TestInfo } from '@playwright/test';
import { Admin } from '../support/admin.js';
import { Buyer, GOOD_CARD } from '../support/buyer.js';
import { LIVE } from '../support/live.js';
import { saveScreenshot } from '../support/pictures.js';
import { openSession, query, seatsOf, timeAtTheBankEnds } from '../support/shop-database.js';
import { PHONE, test } from '../support/visitor.js';

interface OpenOrder {
  readonly orderId: string;
  readonly sessionId: string;
}

/** Two seats that a caller has not paid, whose order the studio looks at. */
async function anUnpaidOrder(page: Page, info: TestInfo, title: string): Promise<OpenOrder> {
  const session = await openSession(`${title} ${info.retry + 1}`, 2);
  const admin = new Admin(page);
  await admin.enter('/admin/bugun');
  await admin.writeDown({
    ...{ sessionId: session.id, fullName: 'Ayşe Demir', phone: '05321234567', email: '' },
    ...{ seats: 2, studentSeats: 0, payment: 'none' },
  });
  const [order] = await query<{ id: string }>('SELECT order_id AS id FROM booking WHERE session_id = $1', [
    session.id,
  ]);
  const orderId = order?.id ?? '';
  await page.goto(`/admin/siparisler-gelismis/${orderId}`);
  return { orderId, sessionId: session.id };
}

/** Makes a link on the order's page, and returns its address as it is sent. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ödeme Bağlantısı Oluştur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ödeme bağlantısı oluşturun' });
  await dialog.getByRole('button', { name: 'Bağlantıyı Oluştur' }).click();
  const message = await linkOn(page).getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  return /http\S+odeme-baglantisi\S+/.exec(decodeURIComponent(message?.split('?text=')[1] ?? ''))?.[0] ?? '';
}

const linkOn = (page: Page) => page.getByRole('region', { name: 'Ödeme bağlantısı' });

/** Somebody else's phone, on which nobody is signed in, goes to the bank by the link. */
async function goToBank(browser: Browser, address: string): Promise<Buyer> {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const buyer = new Buyer(phone, 'ayse@ornek.com');
  await phone.goto(address);
  await expect(phone.getByRole('heading', { level: 1, name: 'Ödemenizi tamamlayın' })).toBeVisible();
  await buyer.fillCard(GOOD_CARD);
  await buyer.pay();
  return buyer;
}

async function expectTold({ page }: Buyer, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Kart bilgileri' })).toBeHidden();
}

async function moneyOf({ orderId }: OpenOrder) {
  const [order] = await query(
    `SELECT status, payment_status, paid_kurus,
       (SELECT array_agg(method ORDER BY recorded_at) FROM order_payment p WHERE p.order_id = o.id) AS methods
     FROM "order" o WHERE id = $1`,
    [orderId],
  );
  return order;
}

function refundsOf({ orderId }: OpenOrder) {
  return query(
    `SELECT refund.amount_kurus, refund.status FROM refund JOIN order_payment p ON p.id = refund.payment_id
     WHERE p.order_id = $1`,
    [orderId],
  );
}

/** The one term of seats and links is over. */
async function termEnds(orders: readonly OpenOrder[]): Promise<void> {
  const ids = orders.map(({ orderId }) => orderId);
  await query(`UPDATE "order" SET pay_by = now() - interval '1 second' WHERE id = ANY($1)`, [ids]);
  await query(
    `UPDATE payment_link SET created_at = now() - interval '1 day', expires_at = now() - interval '1 second'
     WHERE order_id = ANY($1)`,
    [ids],
  );
}

test(
  'an open part is paid by link without signing in, once',
  { tag: PHONE },
  async ({ page, browser }, info) => {
    const order = await anUnpaidOrder(page, info, 'Bağlantıyla ödenen');
    const address = await makeLink(page);
    await linkOn(page).scrollIntoViewIfNeeded();
    await saveScreenshot(page, info, 'payment-link-made');
    const buyer = await goToBank(browser, address);
    await expect(linkOn(page).getByText(/alıcı şu anda bankada|ödeme bekliyor/)).toBeVisible();
    await buyer.confirmAtBank(/\/odeme-baglantisi\//);
    await expectTold(buyer, 'Ödemenizi aldık, teşekkür ederiz');
    await saveScreenshot(buyer.page, info, 'payment-link-paid');
    expect(await moneyOf(order)).toEqual({
      ...{ status: 'confirmed', payment_status: 'paid', paid_kurus: 200_000, methods: ['card'] },
    });
    await page.reload();
    await expect(page.getByRole('list', { name: 'Ödemeler' }).getByText(/2\.000,00.TL/)).toBeVisible();

    const again = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await again.goto(address);
    await expectTold(new Buyer(again, ''), 'Ödemenizi aldık, teşekkür ederiz');
  },
);

test(
  'cash that is noted while the buyer is at the bank counts once',
  { tag: PHONE },
  async ({ page, browser }, info) => {
    const order = await anUnpaidOrder(page, info, 'Nakit alınan');
    const buyer = await goToBank(browser, await makeLink(page));
    await page.getByRole('button', { name: 'Ödeme Kaydet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Aldığınız ödemeyi kaydedin' });
    await dialog.getByLabel('Nasıl alındı?').selectOption('Nakit');
    await dialog.getByRole('button', { name: /2\.000,00.TL Kaydet/ }).click();
    await expect(page.getByText('Ödeme kaydedildi.')).toBeVisible();
    await buyer.confirmAtBank(/\/odeme-baglantisi\//);
    await expectTold(buyer, 'Bu tutar için ödeme beklemiyoruz');
    await saveScreenshot(buyer.page, info, 'payment-link-settled');
    expect(await moneyOf(order)).toEqual({
      ...{ status: 'confirmed', payment_status: 'paid', paid_kurus: 200_000, methods: ['cash'] },
    });
  },
);

test(
  'seats wait for who is at the bank, and late money for lost seats goes back',
  { tag: PHONE },
  async ({ page, browser }, info) => {
    const another = await anUnpaidOrder(page, info, 'Ödenmeyen');
    const order = await anUnpaidOrder(page, info, 'Geç ödenen');
    const address = await makeLink(page);
    const buyer = await goToBank(browser, address);
    await termEnds([order, another]);
    const bookedOf = async ({ sessionId }: OpenOrder) => (await seatsOf(sessionId)).booked;
    await expect.poll(() => bookedOf(another), LIVE).toBe(0);
    expect(await bookedOf(order)).toBe(2);
    await timeAtTheBankEnds();
    await expect.poll(() => bookedOf(order), LIVE).toBe(0);
    const late = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await late.goto(address);
    await expectTold(new Buyer(late, ''), 'Bu sipariş şu anda ödenemiyor');

    await new Admin(page).writeDown({
      ...{ sessionId: order.sessionId, fullName: 'Can Ak', phone: '05321234568', email: '' },
      ...{ seats: 2, studentSeats: 0 },
    });
    // The bank charges although the shop has given the attempt up.
    await query(`UPDATE payment_attempt SET status = 'awaiting_3ds', ended_at = NULL WHERE order_id = $1`, [
      order.orderId,
    ]);
    await buyer.confirmAtBank(/\/odeme-baglantisi\//);
    await expectTold(buyer, 'Ödemeniz size geri dönüyor');
    await saveScreenshot(buyer.page, info, 'payment-link-returned');
    await expect.poll(() => refundsOf(order), LIVE).toEqual([{ amount_kurus: 200_000, status: 'done' }]);
    expect(await seatsOf(order.sessionId)).toEqual({ booked: 2, held: 0 });
  },
);
