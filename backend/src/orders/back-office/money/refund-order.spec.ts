import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../../../seed/catalog.js';
import { aWorkshopSession } from '../../../../seed/workshops.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { IyzicoControl } from '../../../../testing/iyzico-control.js';
import { anActor, changeOrderStatus } from '../../../../testing/order-transitions.js';
import { withLittlePatience } from '../../../../testing/little-patience.js';
import { confirmAtBank, pieces, placeCart, seats } from '../../../../testing/purchase.js';
import { theRestOf } from '../../../../testing/refunds.js';
import { suiteShop } from '../../../../testing/suite-shop.js';
import type { RefundOrderDto } from '../../../../contract/orders/admin-orders.dto.js';
import type { AdminOrderView } from '../../../../contract/orders/admin-orders.views.js';
import { BankReturnService } from '../../../payments/bank-return.service.js';
import { PaymentSweeperService } from '../../../payments/payment-sweeper.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { AdminOrderViewsService } from '../admin-order-views.service.js';
import { RefundOrderService } from './refund-order.service.js';

const IRREVERSIBLE_CARD = '5406670000000009';

describe('Money that the studio sends back', () => {
  const shop = suiteShop();
  const bank = new IyzicoControl(shop);
  let actor: Actor;
  let orderId: string;
  let mugs: string;
  let places: string;

  beforeAll(async () => {
    actor = await anActor(shop.app);
  });
  beforeEach(async () => {
    await bank.clear();
    await emptyTables(
      shop.dataSource,
      'workshop_session',
      'product',
      'hold',
      'order',
      'mail_message',
      'log_entry',
    );
    await buy();
  });

  /** Buys two mugs for 1.280 TL and a seat for 1.000 TL by card. */
  const buy = async (card: { cardNumber?: string } = {}) => {
    const { manager } = shop.dataSource;
    const mug = await aProduct(manager, { name: 'Kupa', priceKurus: 64_000 });
    const session = await aWorkshopSession(manager, { priceKurus: 100_000 });
    const placed = await placeCart(shop.app, { lines: [pieces(mug, 2), seats(session)], ...card });
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    ({ orderId } = placed);
    const { lines } = await view();
    mugs = lines[0]?.id ?? '';
    places = lines[1]?.id ?? '';
  };
  const view = (): Promise<AdminOrderView> => shop.app.get(AdminOrderViewsService).view(orderId);
  const leftOf = async (lineId: string) => {
    const line = (await view()).lines.find(({ id }) => id === lineId);
    return line ? line.paidKurus - line.refundRequestedKurus : 0;
  };
  const decideLines = async (...parts: readonly { lineId: string; amountKurus: number }[]) => ({
    orderId,
    requestKey: randomUUID(),
    lines: await Promise.all(
      parts.map(async (part) => ({ ...part, seenKurus: Math.max(1, await leftOf(part.lineId)) })),
    ),
  });
  const decideRest = async () => ({ orderId, requestKey: randomUUID(), lines: theRestOf(await view()) });
  const send = (decision: RefundOrderDto) => shop.app.get(RefundOrderService).refund(actor, decision);
  const refund = async (lineId: string, amountKurus: number) =>
    send(await decideLines({ lineId, amountKurus }));
  const sweep = () => shop.app.get(PaymentSweeperService).sweep();
  const later = () => shop.dataSource.query(`UPDATE refund SET next_try_at = now() - interval '1 second'`);
  const isRefused = (code: string) => ({ code, status: 409 });
  const told = async () => {
    const mails = await shop.dataSource.query<{ template: string; kurus: number; line: string | null }[]>(
      `SELECT template, (payload->>'refundedKurus')::integer AS kurus, payload->>'lineName' AS line FROM mail_message
       WHERE template IN ('refund-done', 'payment-refunded') ORDER BY created_at`,
    );
    return mails.map(({ template, kurus, line }) => [template, kurus, line]);
  };

  it('is told in the mails about the parcel, also while the bank has not answered', async () => {
    await refund(mugs, 28_000);
    await changeOrderStatus(shop.app, { orderId, status: 'shipped' });
    await sweep();
    await changeOrderStatus(shop.app, { orderId, status: 'delivered' });
    const mails = await shop.dataSource.query<{ after: unknown }[]>(
      `SELECT payload->'afterRefund' AS after FROM mail_message
       WHERE template IN ('order-shipped', 'order-delivered')`,
    );
    const after = { refundKurus: 28_000, leftKurus: 200_000 };
    expect(mails).toEqual([{ after }, { after }]);
  });

  it('goes back in parts, per line, up to what was charged for it and no further', async () => {
    await refund(mugs, 28_000);
    expect(await view()).toMatchObject({ refundedKurus: 0, refundableKurus: 200_000 });
    await sweep();
    expect(await view()).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      refundedKurus: 28_000,
      lines: [
        { paidKurus: 128_000, refundRequestedKurus: 28_000 },
        { paidKurus: 100_000, refundRequestedKurus: 0 },
      ],
      refunds: [{ lineId: mugs, amountKurus: 28_000, status: 'done' }],
    });
    await expect(refund(mugs, 100_001)).rejects.toMatchObject(isRefused('refund_too_much'));
    await refund(mugs, 100_000);
    await sweep();
    await expect(refund(mugs, 1)).rejects.toMatchObject(isRefused('nothing_to_refund'));
    await refund(places, 100_000);
    await sweep();
    expect(await view()).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'refunded',
      refundedKurus: 228_000,
      refundableKurus: 0,
    });
    expect(await told()).toEqual([
      ['refund-done', 28_000, 'Kupa'],
      ['refund-done', 100_000, 'Kupa'],
      ['refund-done', 100_000, expect.any(String)],
    ]);
    expect(await shop.dataSource.query('SELECT payment_status FROM booking')).toEqual([
      { payment_status: 'refunded' },
    ]);
  });

  it('is told to the buyer with what is left of the total', async () => {
    await refund(mugs, 28_000);
    await sweep();
    await changeOrderStatus(shop.app, { orderId, status: 'cancelled' }, actor);
    const mails = await shop.dataSource.query<{ sums: unknown }[]>(
      `SELECT payload->'afterRefund' AS sums FROM mail_message
       WHERE template IN ('refund-done', 'order-cancelled') ORDER BY template DESC`,
    );
    expect(mails.map(({ sums }) => sums)).toEqual([
      { refundKurus: 28_000, leftKurus: 200_000 },
      { refundKurus: 228_000, leftKurus: 0 },
    ]);
  });

  it('is told with the KDV contained in it, line by line', async () => {
    const vatOf = (kurus: number) => kurus - Math.round((kurus * 100) / 120);
    await send(
      await decideLines({ lineId: mugs, amountKurus: 28_000 }, { lineId: places, amountKurus: 50_001 }),
    );
    await sweep();
    await send(await decideRest());
    await sweep();
    const mails = await shop.dataSource.query<{ vat: unknown }[]>(
      `SELECT payload->'refundedVatKurus' AS vat FROM mail_message WHERE template = 'refund-done' ORDER BY created_at`,
    );
    expect(mails.map(({ vat }) => vat)).toEqual([
      vatOf(28_000) + vatOf(50_001),
      vatOf(100_000) + vatOf(49_999),
    ]);
  });

  it('goes back as a whole when the studio saw all of it', async () => {
    const decision = await decideRest();
    await send(decision);
    const again = { ...decision, requestKey: randomUUID() };
    await expect(send(again)).rejects.toMatchObject(isRefused('nothing_to_refund'));
    await sweep();
    expect(await view()).toMatchObject({ paymentStatus: 'refunded', refundedKurus: 228_000 });
    expect((await view()).refunds).toMatchObject([{ lineId: null, amountKurus: 228_000 }]);
    expect(await told()).toEqual([['refund-done', 228_000, null]]);
    const [mail] = await shop.dataSource.query<{ isAll: boolean }[]>(
      `SELECT payload->'refundedVatKurus' = payload->'vatKurus' AS "isAll" FROM mail_message WHERE template = 'refund-done'`,
    );
    expect(mail).toEqual({ isAll: true });
  });

  it('goes back for several lines as one act, with one mail', async () => {
    await send(
      await decideLines({ lineId: mugs, amountKurus: 64_000 }, { lineId: places, amountKurus: 50_000 }),
    );
    await sweep();
    expect(await view()).toMatchObject({
      paymentStatus: 'paid',
      refundedKurus: 114_000,
      lines: [{ refundRequestedKurus: 64_000 }, { refundRequestedKurus: 50_000 }],
    });
    expect(await told()).toEqual([['refund-done', 114_000, null]]);
    expect(
      await shop.dataSource.query(
        `SELECT details->'after'->>'amountKurus' AS kurus FROM log_entry WHERE event_type = 'order_updated'`,
      ),
    ).toEqual([{ kurus: '114000' }]);
  });

  it.each([
    ['asks for too much', (seen: number) => ({ amountKurus: 100_001, seenKurus: seen }), 'refund_too_much'],
    ['was seen otherwise', () => ({ amountKurus: 1, seenKurus: 99_000 }), 'refund_changed'],
  ])('goes back for no line when one of them %s', async (_what, wrong, code) => {
    const decision = await decideLines({ lineId: mugs, amountKurus: 1_000 });
    const lines = [...decision.lines, { lineId: places, ...wrong(100_000) }];
    await expect(send({ ...decision, lines })).rejects.toMatchObject(isRefused(code));
    expect(await view()).toMatchObject({ refunds: [], refundableKurus: 228_000 });
  });

  it('is sent for one of two admins who looked at the same line, however little each asks for', async () => {
    const requested = { lineId: mugs, amountKurus: 50_000 };
    const decisions = [await decideLines(requested), await decideLines(requested)];
    const results = await Promise.allSettled(decisions.map(send));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'refund_changed', params: { remainingKurus: 78_000 } },
    });
    await sweep();
    expect(await view()).toMatchObject({ refundedKurus: 50_000 });
  });

  it.each([
    ['a part of a line', () => decideLines({ lineId: mugs, amountKurus: 50_000 }), [50_000]],
    [
      'parts of two lines',
      () => decideLines({ lineId: mugs, amountKurus: 50_000 }, { lineId: places, amountKurus: 20_000 }),
      [50_000, 20_000],
    ],
    ['all of it', decideRest, [228_000]],
  ])(
    'is sent once when a decision is sent again whose answer was lost (%s)',
    async (_what, requested, amounts) => {
      const decision = await requested();
      await Promise.all([send(decision), send(decision)]);
      await sweep();
      await send(decision);
      await sweep();
      const { refunds } = await view();
      expect(refunds.map(({ amountKurus }) => amountKurus).sort()).toEqual([...amounts].sort());
      const lines = decision.lines.map(({ lineId, seenKurus }) => ({ lineId, seenKurus, amountKurus: 1 }));
      const changed = { orderId, lines, requestKey: decision.requestKey };
      await expect(send(changed)).rejects.toMatchObject(isRefused('refund_changed'));
      const log = await shop.dataSource.query<unknown[]>(
        `SELECT 1 FROM log_entry WHERE event_type = 'order_updated'`,
      );
      expect(log).toHaveLength(1);
    },
  );

  it('is not taken for done when its key comes back with another split of the same amount', async () => {
    const decision = await decideLines(
      { lineId: mugs, amountKurus: 50_000 },
      { lineId: places, amountKurus: 20_000 },
    );
    await send(decision);
    const lines = decision.lines.map(({ lineId, seenKurus }, at) => ({
      ...{ lineId, seenKurus },
      amountKurus: at === 0 ? 40_000 : 30_000,
    }));
    await expect(send({ ...decision, lines })).rejects.toMatchObject(isRefused('refund_changed'));
  });

  it('never becomes more than the charge, whatever a program does', async () => {
    await expect(
      shop.dataSource.query('UPDATE payment_share SET refund_requested_kurus = paid_kurus + 1'),
    ).rejects.toThrow('payment_share_never_overrefunded');
  });

  it.each(['hang_after', 'http_502_after'])(
    'is not sent a second time when the bank did it and nobody heard (%s)',
    async (kind) => {
      await bank.plan({ on: 'refund', kind });
      await refund(mugs, 50_000);
      await withLittlePatience(shop, sweep);
      expect((await view()).refunds).toMatchObject([{ status: 'requested' }]);
      await later();
      await sweep();
      expect(await view()).toMatchObject({ refundedKurus: 50_000, refunds: [{ status: 'done' }] });
      await refund(mugs, 78_000);
      await sweep();
      expect(await view()).toMatchObject({ refundedKurus: 128_000 });
    },
  );

  it('is sent again when the bank did not do it, after what was asked for before', async () => {
    await bank.plan({ on: 'refund', kind: 'hang_before' });
    await refund(mugs, 50_000);
    await refund(mugs, 30_000);
    await withLittlePatience(shop, sweep);
    expect((await view()).refunds.map(({ status }) => status)).toEqual(['requested', 'requested']);
    await later();
    await sweep();
    expect(await view()).toMatchObject({
      refundedKurus: 80_000,
      lines: [{ refundRequestedKurus: 80_000 }, {}],
    });
  });

  it('is given up after many tries, told to the studio, and may be asked for again', async () => {
    await buy({ cardNumber: IRREVERSIBLE_CARD });
    await refund(places, 40_000);
    await shop.dataSource.query('UPDATE refund SET tries = 19');
    await sweep();
    expect(await view()).toMatchObject({
      refundedKurus: 0,
      refundableKurus: 228_000,
      refunds: [{ status: 'failed' }],
    });
    expect(
      await shop.dataSource.query(`SELECT 1 FROM mail_message WHERE template = 'refund-failed-notice'`),
    ).toHaveLength(1);
    await refund(places, 100_000);
  });

  it('that was given up counts as returned once the studio says that it was by hand, if it is still owed', async () => {
    await buy({ cardNumber: IRREVERSIBLE_CARD });
    const fail = async (amountKurus: number) => {
      await refund(places, amountKurus);
      await shop.dataSource.query(`UPDATE refund SET tries = 19 WHERE status = 'requested'`);
      await later();
      await sweep();
      return (await view()).refunds.find((each) => each.amountKurus === amountKurus)?.id ?? '';
    };
    const [first, second] = [await fail(40_000), await fail(70_000)];
    await expect(decideRefund(first, 'try_again')).rejects.toMatchObject(isRefused('refund_not_open'));
    await Promise.allSettled([decideRefund(first, 'by_hand'), decideRefund(first, 'by_hand')]);
    expect(await view()).toMatchObject({ refundedKurus: 40_000, refundableKurus: 188_000 });
    await expect(decideRefund(second, 'by_hand')).rejects.toMatchObject(isRefused('refund_not_open'));
    expect(await view()).toMatchObject({ refundedKurus: 40_000, refundableKurus: 188_000 });
    expect(await told()).toEqual([]);
  });

  /** iyzico made the refund, but its answer was lost and its record could not be read. */
  const endUnclear = async () => {
    await bank.plan({ on: 'refund', kind: 'http_502_after' });
    await refund(mugs, 50_000);
    await sweep();
    await shop.dataSource.query('UPDATE refund SET tries = 19');
    await later();
    await bank.plan({ on: 'report', kind: 'http_502' });
    await sweep();
    const { refunds } = await view();
    return refunds[0]?.id ?? '';
  };
  const decideRefund = (refundId: string, decision: 'by_hand' | 'try_again') =>
    shop.app.get(RefundOrderService).decide(actor, { orderId, refundId, decision });

  it('stays reserved when nobody knows whether it went, and is not sent twice when tried again', async () => {
    const refundId = await endUnclear();
    expect(await view()).toMatchObject({ refundableKurus: 178_000, refunds: [{ status: 'unclear' }] });
    expect(
      await shop.dataSource.query(
        `SELECT payload->'isUnclear' AS unclear FROM mail_message WHERE template = 'refund-failed-notice'`,
      ),
    ).toEqual([{ unclear: true }]);
    await refund(mugs, 78_000);
    await sweep();
    expect((await view()).refunds.map(({ status }) => status)).toEqual(['unclear', 'requested']);
    await decideRefund(refundId, 'try_again');
    await sweep();
    await sweep();
    expect(await view()).toMatchObject({
      refundedKurus: 128_000,
      refunds: [{ status: 'done' }, { status: 'done' }],
    });
    await expect(decideRefund(refundId, 'by_hand')).rejects.toMatchObject(isRefused('refund_not_open'));
  });

  it('counts as returned once the studio says that it was by hand, and the buyer hears of nothing', async () => {
    await decideRefund(await endUnclear(), 'by_hand');
    expect(await view()).toMatchObject({
      refundedKurus: 50_000,
      refundableKurus: 178_000,
      refunds: [{ status: 'done', isManual: true }],
    });
    expect(await told()).toEqual([]);
  });

  it('is the rest when the order is cancelled later, and one mail says so', async () => {
    await refund(mugs, 28_000);
    await sweep();
    await changeOrderStatus(shop.app, { orderId, status: 'cancelled' }, actor);
    await sweep();
    expect(await view()).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      refundedKurus: 228_000,
    });
    expect(await told()).toEqual([
      ['refund-done', 28_000, 'Kupa'],
      ['payment-refunded', 200_000, null],
    ]);
  });
});
