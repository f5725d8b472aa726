import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { studioDate } from '../../contract/common/dates.js';
import type { LegalDocument } from '../../contract/orders/legal-document.js';
import type { OrderLineKind } from '../../contract/orders/line-kind.js';
import { aProduct } from '../../seed/catalog.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { IyzicoControl } from '../../testing/iyzico-control.js';
import { anActor, changeOrderStatus } from '../../testing/order-transitions.js';
import { aCard, AYSE, confirmAtBank, holdCart, pieces, placeCart, seats } from '../../testing/purchase.js';
import { preparationTime, shippingRules, vatRules } from '../../testing/studio-rules.js';
import { suiteShop } from '../../testing/suite-shop.js';
import type { Product } from '../catalog/product.entity.js';
import { MONEY_CHECKS } from '../operations/verify/money-checks.js';
import { AdminOrderViewsService } from '../orders/back-office/admin-order-views.service.js';
import { SetCargoService } from '../orders/back-office/parcels/set-cargo.service.js';
import { RefundOrderService } from '../orders/back-office/money/refund-order.service.js';
import { BankReturnService } from '../payments/bank-return.service.js';
import { PaymentSweeperService } from '../payments/payment-sweeper.service.js';
import type { Actor } from '../platform/sessions/actor.js';
import type { WorkshopSession } from '../workshops/workshop-session.entity.js';
import { AssembleOrderService } from './assemble-order.service.js';
import { PlaceOrderService } from './place-order.service.js';

const ADDRESS = 'Bereketli Sok. No: 12, Üsküdar / İstanbul';
const FREE = { mode: 'free', offersPickUp: false } as const;
const FIXED = { mode: 'fixed', feeKurus: 8_000 } as const;
const textOf = ({ sections }: LegalDocument) => JSON.stringify(sections).replaceAll('\u00a0', ' ');

describe('an order whose parcel costs something', () => {
  const shop = suiteShop();
  const bank = new IyzicoControl(shop);
  let actor: Actor;
  let mug: Product;
  let session: WorkshopSession;

  beforeAll(async () => {
    actor = await anActor(shop.app);
  });
  beforeEach(async () => {
    await bank.clear();
    await emptyTables(shop.dataSource, 'workshop_session', 'product', 'hold', 'order');
    await shippingRules(shop.app, FREE);
    const { manager } = shop.dataSource;
    mug = await aProduct(manager, { name: 'Kupa', priceKurus: 64_000 });
    session = await aWorkshopSession(manager, { priceKurus: 100_000 });
  });

  const linesOf = (orderId: string) =>
    shop.dataSource.query<{ kind: OrderLineKind; total: number; vat: number }[]>(
      `SELECT kind, total_kurus AS total, vat_rate_percent AS vat FROM order_line WHERE order_id = $1 ORDER BY position`,
      [orderId],
    );
  const amountsOf = async (orderId: string) => {
    const [order] = await shop.dataSource.query<object[]>(
      `SELECT subtotal_kurus AS subtotal, shipping_kurus AS shipping, total_kurus AS total, refunded_kurus AS refunded,
         is_picked_up AS "isPickedUp", shipping_address AS address FROM "order" WHERE id = $1`,
      [orderId],
    );
    return order;
  };
  const buy = async (...lines: Parameters<typeof placeCart>[1]['lines']) => {
    const placed = await placeCart(shop.app, { lines });
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    return placed.orderId;
  };
  const place = (
    hold: Awaited<ReturnType<typeof holdCart>>,
    given: {
      address?: string | null;
      isPickedUp?: boolean;
      expectedTotalKurus?: number;
      sha256?: string;
    } = {},
  ) => {
    const { address = ADDRESS, isPickedUp = false, expectedTotalKurus = hold.quote.totalKurus } = given;
    return shop.app.get(PlaceOrderService).place({
      holdId: hold.id,
      buyer: { customer: AYSE, address, notes: '', isPickedUp },
      expectedTotalKurus,
      customerId: null,
      documentsSha256: given.sha256 ?? null,
      card: aCard(),
      ipAddress: '203.0.113.9',
    });
  };
  const documentsOf = (holdId: string, isPickedUp = false) =>
    shop.app
      .get(AssembleOrderService)
      .documents(
        { holdId, customerId: null },
        { customer: AYSE, address: isPickedUp ? null : ADDRESS, notes: '', isPickedUp },
      );
  const differences = async () => {
    const found = MONEY_CHECKS.map(({ sql }) =>
      shop.dataSource.query<object[]>(
        `SELECT * FROM (${sql}) checked WHERE found::text IS DISTINCT FROM expected::text`,
      ),
    );
    return (await Promise.all(found)).flat();
  };
  const view = (orderId: string) => shop.app.get(AdminOrderViewsService).view(orderId);
  const refund = async (orderId: string, lineId: string, amountKurus: number) => {
    const line = (await view(orderId)).lines.find(({ id }) => id === lineId);
    const seenKurus = line ? line.paidKurus - line.refundRequestedKurus : 0;
    await shop.app
      .get(RefundOrderService)
      .refund(actor, { orderId, lines: [{ lineId, amountKurus, seenKurus }], requestKey: randomUUID() });
    await shop.app.get(PaymentSweeperService).sweep();
  };

  it('charges the fee as a line of its own, out of a basket that adds up', async () => {
    await shippingRules(shop.app, FIXED);
    const orderId = await buy(pieces(mug, 2), seats(session));

    expect(await amountsOf(orderId)).toMatchObject({ subtotal: 228_000, shipping: 8_000, total: 236_000 });
    expect(await linesOf(orderId)).toEqual([
      { kind: 'product', total: 128_000, vat: 20 },
      { kind: 'workshop', total: 100_000, vat: 20 },
      { kind: 'shipping', total: 8_000, vat: 20 },
    ]);
    const { lines, shippingKurus } = await view(orderId);
    expect(shippingKurus).toBe(8_000);
    expect(lines.map(({ name, paidKurus }) => [name, paidKurus]).at(-1)).toEqual(['Kargo', 8_000]);
    expect(await differences()).toEqual([]);
  });

  it('gives the fee back like a line, and never more than it', async () => {
    await shippingRules(shop.app, FIXED);
    const orderId = await buy(pieces(mug));
    const { lines } = await view(orderId);
    const [bought = '', fee = ''] = lines.map(({ id }) => id);

    await expect(refund(orderId, fee, 8_001)).rejects.toMatchObject({ code: 'refund_too_much' });
    await refund(orderId, fee, 3_000);
    await refund(orderId, fee, 5_000);
    expect(await amountsOf(orderId)).toMatchObject({ refunded: 8_000 });
    await expect(refund(orderId, fee, 1)).rejects.toMatchObject({ code: 'nothing_to_refund' });
    await expect(
      shop.dataSource.query(
        'UPDATE payment_share SET refund_requested_kurus = refund_requested_kurus + 1 WHERE order_line_id = $1',
        [fee],
      ),
    ).rejects.toThrow('payment_share_never_overrefunded');

    await refund(orderId, bought, 64_000);
    expect(await amountsOf(orderId)).toMatchObject({ refunded: 72_000 });
  });

  it('asks the buyer who saw another fee, and charges nothing meanwhile', async () => {
    await shippingRules(shop.app, FIXED);
    const hold = await holdCart(shop.app, { lines: [pieces(mug)] });
    await shippingRules(shop.app, { feeKurus: 9_000 });

    await expect(place(hold)).rejects.toMatchObject({
      code: 'total_changed',
      params: { totalKurus: 73_000 },
    });
    const [{ count } = { count: -1 }] = await shop.dataSource.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM "order"',
    );
    expect(count).toBe(0);
    const { orderId } = await place(hold, { expectedTotalKurus: 73_000 });
    expect(await amountsOf(orderId)).toMatchObject({ shipping: 9_000, total: 73_000 });
  });

  it('asks for a new agreement when the percent of KDV changed, whose contract names it', async () => {
    const hold = await holdCart(shop.app, { lines: [pieces(mug)] });
    const { sha256 } = await documentsOf(hold.id);
    const today = studioDate(new Date());
    const cheaper = { id: 'indirimli', name: 'İndirimli', percents: [{ percent: 10, from: today }] };
    const general = { id: 'genel', name: 'Genel oran', percents: [{ percent: 20, from: '2023-07-10' }] };
    await vatRules(shop.app, { rates: [general, cheaper], productRateId: 'indirimli' });

    await expect(place(hold, { sha256 })).rejects.toMatchObject({ code: 'documents_changed' });
    const { orderId } = await place(hold, { sha256: (await documentsOf(hold.id)).sha256 });
    expect(await linesOf(orderId)).toEqual([{ kind: 'product', total: 64_000, vat: 10 }]);
    await vatRules(shop.app, { productRateId: 'genel' });
    expect(await linesOf(orderId)).toMatchObject([{ vat: 10 }]);
  });

  it('shows each line’s percent and the sums of each rate where there are several', async () => {
    const today = studioDate(new Date());
    const general = { id: 'genel', name: 'Genel oran', percents: [{ percent: 20, from: '2023-07-10' }] };
    const book = { id: 'kitap', name: 'Kitap', percents: [{ percent: 10, from: today }] };
    await vatRules(shop.app, { rates: [general, book], productRateId: 'genel' });
    await shippingRules(shop.app, FIXED);
    const catalogue = await aProduct(shop.dataSource.manager, { priceKurus: 11_000, vatRateId: 'kitap' });
    const hold = await holdCart(shop.app, { lines: [pieces(catalogue), seats(session)] });

    const contract = textOf((await documentsOf(hold.id)).distanceContract);
    expect(contract).toContain('"KDV"');
    expect(contract).toContain('1.000,00 TL","%20"');
    expect(contract).toContain('{"label":"KDV %10","value":"10,00 TL (110,00 TL tutarın içinde)"}');
    expect(contract).toContain('{"label":"KDV %20","value":"180,00 TL (1.080,00 TL tutarın içinde)"}');
    expect(contract).toContain('{"label":"Teslimat ücreti","value":"80,00 TL"}');
  });

  it('is free and needs no address when the buyer collects the pieces, where the studio offers that', async () => {
    await shippingRules(shop.app, FIXED);
    const hold = await holdCart(shop.app, { lines: [pieces(mug)] });
    const collecting = { address: null, isPickedUp: true, expectedTotalKurus: 64_000 };
    await expect(place(hold, collecting)).rejects.toMatchObject({ code: 'pick_up_not_offered' });

    await shippingRules(shop.app, { offersPickUp: true });
    const contract = textOf((await documentsOf(hold.id, true)).distanceContract);
    expect(contract).toContain('"Teslim yeri"');
    expect(contract).toContain('Ücretsiz (atölyeden teslim)');
    const { orderId } = await place(hold, collecting);
    expect(await amountsOf(orderId)).toMatchObject({
      shipping: 0,
      total: 64_000,
      isPickedUp: true,
      address: expect.stringContaining('Atölyeden teslim: '),
    });
    expect(await linesOf(orderId)).toHaveLength(1);
  });

  it('speaks of no parcel to a buyer who collects the pieces, except for sending them back', async () => {
    await shippingRules(shop.app, { offersPickUp: true });
    const hold = await holdCart(shop.app, { lines: [pieces(mug)] });
    const { preInformation, distanceContract } = await documentsOf(hold.id, true);
    const sections = [...preInformation.sections, ...distanceContract.sections];
    const ofReturns = /cayma|iade/i;
    for (const section of sections.filter(({ heading }) => !ofReturns.test(heading))) {
      expect(JSON.stringify(section)).not.toMatch(/kargo/i);
    }
    const { orderId } = await place(hold, { address: null, isPickedUp: true });
    const cargo = { company: 'Aras Kargo', trackingNumber: '1' };
    const { version } = await view(orderId);
    await expect(shop.app.get(SetCargoService).set(actor, { orderId, version, cargo })).rejects.toMatchObject(
      { code: 'order_is_picked_up' },
    );
    await expect(
      shop.dataSource.query('INSERT INTO parcel (order_id, position) VALUES ($1, 1)', [orderId]),
    ).rejects.toThrow('what is picked up has no parcel');

    for (const status of ['preparing', 'shipped', 'in_transit', 'delivered'] as const) {
      await changeOrderStatus(shop.app, { orderId, status }, actor);
    }
    const mails = await shop.dataSource.query<{ template: string }[]>(
      `SELECT template FROM mail_message WHERE dedupe_key LIKE '%' || $1 || '%' ORDER BY created_at`,
      [orderId],
    );
    expect(mails.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['order-confirmation', 'order-ready', 'order-delivered']),
    );
    expect(mails.map(({ template }) => template)).not.toContain('order-shipped');
    expect(mails.map(({ template }) => template)).not.toContain('order-in-transit');
  });

  it('keeps the time of preparation that the studio promised then', async () => {
    await preparationTime(shop.app, { unit: 'day', typical: 3, longest: 5 });
    const { orderId } = await place(await holdCart(shop.app, { lines: [pieces(mug)] }));
    await preparationTime(shop.app, { unit: 'week', typical: 2, longest: 4 });
    const [order] = await shop.dataSource.query<object[]>(
      'SELECT preparation_days FROM "order" WHERE id = $1',
      [orderId],
    );
    expect(order).toEqual({ preparation_days: 5 });
    await expect(
      shop.dataSource.query('UPDATE "order" SET preparation_days = 31 WHERE id = $1', [orderId]),
    ).rejects.toThrow('order_preparation_days');
  });

  it('promises the time of its slowest piece, which the contract names and the order keeps', async () => {
    await preparationTime(shop.app, { unit: 'day', typical: 3, longest: 5 });
    const { manager } = shop.dataSource;
    const ready = await aProduct(manager, { preparationDays: 0 });
    const slow = await aProduct(manager, { preparationDays: 12 });
    const promised = async (...lines: Parameters<typeof holdCart>[1]['lines']) => {
      const hold = await holdCart(shop.app, { lines });
      const contract = textOf((await documentsOf(hold.id)).distanceContract);
      const { orderId } = await place(hold);
      const [order] = await shop.dataSource.query<{ days: number }[]>(
        'SELECT preparation_days AS days FROM "order" WHERE id = $1',
        [orderId],
      );
      const [time] = /(?:yaklaşık \d+ gün, )?en çok \d+ gün/.exec(contract) ?? [];
      return [hold.quote.delivery?.preparationDays, order?.days, time];
    };

    expect(await promised(pieces(ready))).toEqual([0, 0, 'en çok 7 gün']);
    expect(await promised(pieces(ready), pieces(mug))).toEqual([5, 5, 'yaklaşık 3 gün, en çok 5 gün']);
    expect(await promised(pieces(slow), pieces(ready), pieces(mug))).toEqual([12, 12, 'en çok 12 gün']);
  });

  it('costs by the weight of its pieces, for those without one by the weight that the studio assumes', async () => {
    await shippingRules(shop.app, {
      mode: 'by_weight',
      weightClasses: [{ upToGrams: 2_000, feeKurus: 5_000 }],
      heavierFeeKurus: 12_000,
      defaultWeightGrams: 700,
    });
    const vase = await aProduct(shop.dataSource.manager, { priceKurus: 90_000, weightGrams: 1_400 });
    const feeOf = async (...lines: Parameters<typeof holdCart>[1]['lines']) =>
      (await holdCart(shop.app, { lines })).quote.shippingKurus;

    expect(await feeOf(pieces(mug, 2))).toBe(5_000);
    expect(await feeOf(pieces(mug), pieces(vase))).toBe(12_000);
    expect(await feeOf(seats(session))).toBe(0);
  });
});
