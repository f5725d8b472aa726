import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { shortId } from '../../../../contract/common/short-id.js';
import { FAILED } from '../../../../sandbox/geliver/geliver-shipments.js';
import { type GeliverSandbox, startGeliverSandbox } from '../../../../sandbox/geliver/start-geliver.js';
import { aProduct } from '../../../../seed/catalog.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { connectGeliver, giveAddress } from '../../../../testing/geliver.js';
import { aPaidOrder } from '../../../../testing/invoicing.js';
import { anActor } from '../../../../testing/order-transitions.js';
import { pdfText } from '../../../../testing/pdf-text.js';
import { pieces } from '../../../../testing/purchase.js';
import { startTestShop, type TestShop } from '../../../../testing/test-shop.js';
import { AdminOrderViewsService } from '../../../orders/back-office/admin-order-views.service.js';
import { ChangeOrderStatusService } from '../../../orders/back-office/status/change-order-status.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { PrintPdfService } from '../../../printing/print-pdf.service.js';
import { PackOrderService } from '../pack-order.service.js';
import { AskLabelsService } from './ask-labels.service.js';
import { BuyLabelsService } from './buy-labels.service.js';
import { ParcelTroublesService } from './parcel-troubles.service.js';
import { LabelProgressService } from './label-progress.service.js';

interface Found {
  readonly reference: string;
  readonly state: string;
  readonly reason: string | null;
}

describe('Labels of parcels', () => {
  let geliver: GeliverSandbox;
  let shop: TestShop;
  let actor: Actor;
  let orderId: string;
  let reference: string;

  beforeAll(async () => {
    geliver = await startGeliverSandbox();
    shop = await startTestShop({ GELIVER_BASE_URL: geliver.url });
    actor = await anActor(shop.app);
    await connectGeliver(shop.app);
  });
  afterAll(async () => {
    await shop.stop();
    await geliver.stop();
  });
  beforeEach(async () => {
    await emptyTables(shop.dataSource, 'product', 'hold', 'order', 'mail_message');
    orderId = await anOrder();
    reference = `${shortId(orderId)}-1`;
  });
  afterEach(() => geliver.behave('well'));

  const anOrder = async () => {
    const mug = await aProduct(shop.dataSource.manager, { priceKurus: 64_000, stockQuantity: 20 });
    const id = await aPaidOrder(shop.app, [pieces(mug, 2)]);
    await giveAddress(shop.dataSource, id);
    return id;
  };
  const ask = (ids = [orderId]) => shop.app.get(AskLabelsService).ask(actor, ids);
  const buy = () => shop.app.get(BuyLabelsService).buyDue();
  const progress = () => shop.app.get(LabelProgressService).of([orderId]);
  const troubles = async () =>
    (await shop.app.get(ParcelTroublesService).find()).map(({ kind, reason }) => ({ kind, reason }));
  const view = () => shop.app.get(AdminOrderViewsService).view(orderId);
  const timePasses = () =>
    shop.dataSource.query('UPDATE parcel_label SET next_try_at = now() WHERE next_try_at IS NOT NULL');
  const labels = (): Promise<Found[]> =>
    shop.dataSource.query('SELECT reference, state, reason FROM parcel_label ORDER BY asked_at, reference');
  const mails = async () =>
    (
      await shop.dataSource.query<{ template: string }[]>(
        `SELECT template FROM mail_message WHERE template IN ('order-shipped', 'order-delivered') ORDER BY created_at`,
      )
    ).map(({ template }) => template);

  it('are bought for what was packed with them, kept, and named to the buyer', async () => {
    expect(await ask()).toEqual({ isByHand: false, failed: [] });
    expect(await progress()).toEqual([{ orderId, state: 'waiting', reason: null }]);
    await buy();
    expect(await labels()).toEqual([{ reference, state: 'bought', reason: null }]);
    expect(await progress()).toEqual([{ orderId, state: 'ready', reason: null }]);
    expect((await view()).parcels).toMatchObject([
      {
        state: 'packed',
        cargo: { company: 'Sürat Kargo', trackingNumber: expect.stringMatching(/^7\d{11}$/) },
      },
    ]);
    const [{ bytes }] = await shop.dataSource.query<[{ bytes: Buffer }]>(
      'SELECT bytes FROM parcel_label_pdf',
    );
    expect(await pdfText(bytes)).toContain(reference);
    const [kept] = await shop.dataSource.query<object[]>(
      'SELECT weight_grams, price_kurus FROM parcel_label',
    );
    expect(kept).toEqual({ weight_grams: 2_000, price_kurus: 8_450 });
  });

  it('are asked for and bought once, also by two clicks and two processes at once', async () => {
    await Promise.all([ask(), ask()]);
    await Promise.all([buy(), buy()]);
    await ask();
    await buy();
    expect(await labels()).toHaveLength(1);
    expect(geliver.shipments.standing(reference)).toBe(1);
  });

  it.each(['POST /shipments', 'POST /transactions', 'GET /labels'])(
    'are bought once when the answer to %s is lost',
    async (call) => {
      await ask();
      geliver.behave('lost', call);
      await buy();
      expect(await progress()).toEqual([
        { orderId, state: 'waiting', reason: expect.stringContaining('yanıt vermedi') },
      ]);
      geliver.behave('well');
      await timePasses();
      await buy();
      expect(await progress()).toEqual([{ orderId, state: 'ready', reason: null }]);
      expect(geliver.shipments.standing(reference)).toBe(1);
    },
  );

  it('wait while the carrier is away', async () => {
    await ask();
    geliver.behave('away');
    await buy();
    expect(await labels()).toMatchObject([{ state: 'buying' }]);
    expect(await troubles()).toMatchObject([{ kind: 'label_waits' }]);
    geliver.behave('slow');
    await timePasses();
    await buy();
    expect(await labels()).toMatchObject([{ state: 'bought' }]);
  });

  it('that are refused say why, and are asked for anew under a reference of their own', async () => {
    await ask();
    geliver.behave({ refuses: 'Bakiyeniz yetersiz.' }, 'POST /transactions');
    await buy();
    expect(await progress()).toEqual([{ orderId, state: 'failed', reason: 'Bakiyeniz yetersiz.' }]);
    expect(await troubles()).toEqual([{ kind: 'label_refused', reason: 'Bakiyeniz yetersiz.' }]);
    geliver.behave('well');
    await ask();
    await buy();
    expect(await labels()).toMatchObject([
      { reference, state: 'refused' },
      { reference: `${reference}-2`, state: 'bought' },
    ]);
    expect(await progress()).toEqual([{ orderId, state: 'ready', reason: null }]);
    expect(await troubles()).toEqual([]);
  });

  it('are given back when the parcel is taken apart or the order cancelled', async () => {
    await ask();
    await buy();
    const { version, parcels } = await view();
    await shop.app.get(PackOrderService).unpack(actor, { orderId, version, parcelId: parcels[0]?.id ?? '' });
    expect(await labels()).toMatchObject([{ state: 'cancelling' }]);
    await buy();
    expect(await labels()).toMatchObject([{ state: 'cancelled' }]);
    await ask();
    await buy();
    expect(geliver.shipments.standing(`${reference}-2`)).toBe(1);
    await shop.app
      .get(ChangeOrderStatusService)
      .change(actor, { orderId, status: 'cancelled', version: null });
    await buy();
    expect(geliver.shipments.standing(`${reference}-2`)).toBe(0);
    expect(await labels()).toMatchObject([{ state: 'cancelled' }, { state: 'cancelled' }]);
  });

  it('leave a parcel alone that has a number of the studio, and say which order has no place', async () => {
    const lineId = (await view()).unpacked[0]?.lineId ?? '';
    await shop.app.get(PackOrderService).pack(actor, {
      ...{ orderId, requestKey: crypto.randomUUID(), lines: [{ lineId, quantity: 1 }] },
      cargo: { company: 'Aras Kargo', trackingNumber: '7400211234567' },
    });
    await ask();
    await buy();
    expect(await labels()).toMatchObject([{ reference: `${shortId(orderId)}-2` }]);
    await shop.dataSource.query('UPDATE "order" SET city = NULL WHERE id = $1', [orderId]);
    expect(await ask()).toMatchObject({
      failed: [{ orderId, reason: expect.stringContaining('il ve ilçe') }],
    });
  });

  it('are printed with their slips, ten orders in one document', async () => {
    const ids = [orderId];
    while (ids.length < 10) ids.push(await anOrder());
    await ask(ids);
    await Promise.all([buy(), buy()]);
    const pdf = Buffer.from(await shop.app.get(PrintPdfService).parcelPapers(ids), 'base64');
    const text = await pdfText(pdf);
    for (const id of ids) expect(text).toContain(`${shortId(id)}-1`);
    expect(text.match(/Paket fişi/g)).toHaveLength(10);
  });

  it('that are refused keep only their own papers back', async () => {
    const other = await anOrder();
    await ask([orderId]);
    geliver.behave({ refuses: 'Adres bulunamadı.' });
    await buy();
    geliver.behave('well');
    await ask([other]);
    await buy();
    const pdf = await shop.app.get(PrintPdfService).parcelPapers([orderId, other]);
    const text = await pdfText(Buffer.from(pdf, 'base64'));
    expect(text).toContain(shortId(other));
    expect(text).not.toContain(shortId(orderId));
    await expect(shop.app.get(PrintPdfService).parcelPapers([orderId])).rejects.toMatchObject({
      code: 'nothing_to_print',
    });
  });

  it('follow the parcel: it only goes forward, and the buyer is told once of each step that matters', async () => {
    await ask();
    await buy();
    for (const step of [3, 5, 4, 3, 6, 6]) {
      geliver.shipments.report(step);
      await timePasses();
      await Promise.all([buy(), buy()]);
    }
    expect(await view()).toMatchObject({ status: 'delivered', parcels: [{ state: 'delivered' }] });
    expect(await mails()).toEqual(['order-shipped', 'order-delivered']);
    const [ended] = await shop.dataSource.query<object[]>(
      'SELECT next_try_at, arrived_at IS NOT NULL AS arrived FROM parcel_label JOIN parcel ON parcel.id = parcel_id',
    );
    expect(ended).toEqual({ next_try_at: null, arrived: true });
  });

  it('that the carrier does not take back, and parcels that do not arrive, are told to the studio', async () => {
    await ask();
    await buy();
    geliver.shipments.report(FAILED);
    await timePasses();
    await buy();
    expect(await view()).toMatchObject({ status: 'shipped', parcels: [{ state: 'failed' }] });
    expect(await troubles()).toEqual([{ kind: 'not_delivered', reason: null }]);
    const other = await anOrder();
    await ask([other]);
    await buy();
    geliver.shipments.report(3);
    await shop.app
      .get(ChangeOrderStatusService)
      .change(actor, { orderId: other, status: 'cancelled', version: null });
    await buy();
    expect(await troubles()).toContainEqual({
      ...{ kind: 'label_kept', reason: 'Kargoya verilmiş gönderi iptal edilemez.' },
    });
  });

  it('of a trial move no parcel and tell no buyer', async () => {
    await connectGeliver(shop.app, true);
    await ask();
    await buy();
    geliver.shipments.report(6);
    await timePasses();
    await buy();
    expect(await view()).toMatchObject({ status: 'confirmed', parcels: [{ state: 'packed' }] });
    expect(await mails()).toEqual([]);
    await connectGeliver(shop.app);
  });

  it('do not take back what the studio has said', async () => {
    await ask();
    await buy();
    await shop.app
      .get(ChangeOrderStatusService)
      .change(actor, { orderId, status: 'delivered', version: null });
    geliver.shipments.report(3);
    await timePasses();
    await buy();
    expect(await view()).toMatchObject({ status: 'delivered', parcels: [{ state: 'delivered' }] });
  });

  it('stay what they are, whoever writes', async () => {
    await ask();
    await buy();
    const change = (set: string) => shop.dataSource.query(`UPDATE parcel_label SET ${set}`);
    await expect(change(`state = 'buying'`)).rejects.toThrow('A label goes from bought to buying');
    await expect(change(`shipment_id = 'x'`)).rejects.toThrow('A label stays what it is');
    await expect(
      shop.dataSource.query(
        `INSERT INTO parcel_label (order_id, parcel_id, reference, account_id, weight_grams)
         SELECT order_id, parcel_id, 'X-1', account_id, 1 FROM parcel_label`,
      ),
    ).rejects.toThrow('parcel_label_one_at_a_time');
  });
});
