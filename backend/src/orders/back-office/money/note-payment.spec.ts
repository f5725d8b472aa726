import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aProduct } from '../../../../seed/catalog.js';
import { aWorkshopSession } from '../../../../seed/workshops.js';
import type { AdminOrderView } from '../../../../contract/orders/admin-orders.views.js';
import { refundableLines } from '../../../../contract/orders/refundable-lines.js';
import type { NotedPaymentMethod } from '../../../../contract/payments/payment-method.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { anActor, changeOrderStatus } from '../../../../testing/order-transitions.js';
import { confirmAtBank, pieces, placeCart, seats } from '../../../../testing/purchase.js';
import { suiteShop } from '../../../../testing/suite-shop.js';
import { AppError } from '../../../../contract/app-error.js';
import { CorrectOrderService } from '../../corrections/back-office/correct-order.service.js';
import { verifyData } from '../../../operations/verify/verify-data.js';
import { BankReturnService } from '../../../payments/bank-return.service.js';
import { PaymentSweeperService } from '../../../payments/payment-sweeper.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import type { OrderAtTheBank } from '../../../checkout/place-order.service.js';
import { AdminOrderViewsService } from '../admin-order-views.service.js';
import { NotePaymentService } from './note-payment.service.js';
import { RefundOrderService } from './refund-order.service.js';

describe('Money that a person took', () => {
  const shop = suiteShop();
  let actor: Actor;
  let placed: OrderAtTheBank;
  let orderId: string;

  beforeAll(async () => {
    actor = await anActor(shop.app);
  });
  beforeEach(() => startOver());

  /** Two mugs for 1.280 TL and a seat for 1.000 TL, ordered and waiting at the bank. */
  const startOver = async () => {
    const { manager } = shop.dataSource;
    await emptyTables(
      shop.dataSource,
      'workshop_session',
      'product',
      'hold',
      'order',
      'mail_message',
      'log_entry',
    );
    const mug = await aProduct(manager, { name: 'Kupa', priceKurus: 64_000, stockQuantity: 5 });
    const session = await aWorkshopSession(manager, { priceKurus: 100_000 });
    placed = await placeCart(shop.app, { lines: [pieces(mug, 2), seats(session)] });
    ({ orderId } = placed);
  };
  /** The studio goes on without the bank. */
  const confirm = () => changeOrderStatus(shop.app, { orderId, status: 'confirmed' });
  const payments = () => shop.app.get(NotePaymentService);
  const view = (): Promise<AdminOrderView> => shop.app.get(AdminOrderViewsService).view(orderId);
  const note = async (
    amountKurus: number,
    more: { method?: NotedPaymentMethod; requestKey?: string } = {},
  ) => {
    const { method = 'cash', requestKey = randomUUID() } = more;
    const { openKurus: seenOpenKurus } = await view();
    return payments().note(actor, { orderId, amountKurus, method, reference: '', seenOpenKurus, requestKey });
  };
  const reverse = (paymentId: string) => payments().reverse(actor, { orderId, paymentId });
  const refund = async (lineId: string, amountKurus: number, seenKurus: number) =>
    shop.app
      .get(RefundOrderService)
      .refund(actor, { orderId, requestKey: randomUUID(), lines: [{ lineId, amountKurus, seenKurus }] });
  /** Does nothing where the shop refuses it. */
  const correct = async (lineId: string, quantity: number) => {
    const corrections = shop.app.get(CorrectOrderService);
    const lines = [{ lineId, quantity }];
    const shown = await corrections.preview({ orderId, lines }).catch((error: unknown) => {
      expect(error).toBeInstanceOf(AppError);
      return null;
    });
    if (shown === null) return;
    await corrections.correct(actor, {
      ...{ orderId, lines, version: shown.version, restocks: quantity % 2 === 0, requestKey: randomUUID() },
      ...{ seenTotalKurus: shown.after.totalKurus, seenGivenBackKurus: shown.givenBackKurus },
    });
  };
  const handBack = async () => {
    for (const { id, status, method } of (await view()).refunds) {
      if (status !== 'requested' || method === 'card') continue;
      await shop.app.get(RefundOrderService).decide(actor, { orderId, refundId: id, decision: 'by_hand' });
    }
  };
  const booking = async () => {
    const [found] = await shop.dataSource.query<Record<string, unknown>[]>(
      `SELECT payment_status, paid_kurus, payment_method FROM booking WHERE order_id = $1`,
      [orderId],
    );
    return found;
  };
  const differences = async () => {
    const said: string[] = [];
    const { url } = shop.dataSource.options as { url: string };
    const found = await verifyData(url, (text) => said.push(text));
    return found === 0 ? [] : said;
  };

  it('comes in parts, and order and seats say so until all is there', async () => {
    await confirm();
    await note(85_000);
    expect(await view()).toMatchObject({
      paymentStatus: 'partly_paid',
      paidKurus: 85_000,
      openKurus: 143_000,
    });
    expect(await booking()).toEqual({
      payment_status: 'partly_paid',
      paid_kurus: 37_281,
      payment_method: 'cash',
    });
    await note(143_000, { method: 'transfer' });
    expect(await view()).toMatchObject({
      paymentStatus: 'paid',
      openKurus: 0,
      payments: [
        { method: 'cash', amountKurus: 85_000, isReversible: true },
        { method: 'transfer', amountKurus: 143_000 },
      ],
      lines: [{ paidKurus: 128_000 }, { paidKurus: 100_000 }],
    });
    expect(await booking()).toEqual({
      payment_status: 'paid',
      paid_kurus: 100_000,
      payment_method: 'transfer',
    });
    expect(await differences()).toEqual([]);
  });

  it('is taken back once when it was noted by mistake, and never changed', async () => {
    await confirm();
    await note(228_000);
    const [{ id } = { id: '' }] = (await view()).payments;
    const answers = await Promise.allSettled([reverse(id), reverse(id)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await view()).toMatchObject({
      paymentStatus: 'unpaid',
      openKurus: 228_000,
      refundableKurus: 0,
      payments: [{ isReversed: true, isReversible: false }],
    });
    expect(await booking()).toMatchObject({ payment_status: 'unpaid', paid_kurus: 0 });
    await expect(
      shop.dataSource.query('UPDATE order_payment SET amount_kurus = amount_kurus + 1'),
    ).rejects.toThrow('never changed');
    expect(await differences()).toEqual([]);
  });

  it('is noted once for one act, and by one of two helpers for the same debt', async () => {
    await confirm();
    const requestKey = randomUUID();
    await Promise.all([note(100_000, { requestKey }), note(100_000, { requestKey })]);
    expect(await view()).toMatchObject({ paidKurus: 100_000 });
    const both = await Promise.allSettled([note(128_000), note(128_000, { method: 'pos' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await view()).toMatchObject({ paidKurus: 228_000, paymentStatus: 'paid' });
    expect(await differences()).toEqual([]);
  });

  it('is not said to be noted when the key noted other money', async () => {
    await confirm();
    const requestKey = randomUUID();
    await note(100_000, { requestKey });
    const isRefused = { code: 'payment_changed', status: 409 };
    await expect(note(50_000, { requestKey })).rejects.toMatchObject(isRefused);
    await expect(note(100_000, { requestKey, method: 'pos' })).rejects.toMatchObject(isRefused);
    const { manager } = shop.dataSource;
    const session = await aWorkshopSession(manager, { priceKurus: 100_000 });
    ({ orderId } = await placeCart(shop.app, { lines: [seats(session)] }));
    await confirm();
    await expect(note(100_000, { requestKey })).rejects.toMatchObject(isRefused);
    expect(await view()).toMatchObject({ paidKurus: 0, paymentStatus: 'unpaid' });
    expect(await differences()).toEqual([]);
  });

  it.each([
    ['for an order that waits for the bank', () => Promise.resolve(), 100, 'payment_before_order'],
    ['beyond what is open', confirm, 228_001, 'payment_too_much'],
  ])('is refused %s', async (_, prepare, amountKurus, code) => {
    await prepare();
    await expect(note(amountKurus)).rejects.toMatchObject({ code });
    expect(await view()).toMatchObject({ paidKurus: 0 });
  });

  it('is not charged again when the bank answers late', async () => {
    const { fields } = await confirmAtBank(placed);
    await confirm();
    await note(228_000);
    await shop.app.get(BankReturnService).receive(fields);
    await shop.dataSource.query(`UPDATE payment_attempt SET next_check_at = now() - interval '1 second'`);
    await shop.app.get(PaymentSweeperService).sweep();
    expect(await view()).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', openKurus: 0 });
    expect(await differences()).toEqual([]);
  });

  it('goes back by hand, to the part that it came with, and no more than that', async () => {
    await confirm();
    await note(228_000);
    const { lines } = await view();
    await refund(lines[1]?.id ?? '', 100_000, 100_000);
    await shop.app.get(PaymentSweeperService).sweep();
    expect(await view()).toMatchObject({
      refundedKurus: 0,
      refundableKurus: 128_000,
      refunds: [{ status: 'requested', method: 'cash' }],
    });
    const [{ id } = { id: '' }] = (await view()).payments;
    await expect(reverse(id)).rejects.toMatchObject({ code: 'payment_not_reversible' });
    await handBack();
    expect(await view()).toMatchObject({ refundedKurus: 100_000, paymentStatus: 'paid' });
    expect(await booking()).toMatchObject({ payment_status: 'refunded' });
    expect(await differences()).toEqual([]);
  });

  it('agrees to the kuruş whatever happens in whatever order', async () => {
    const act = fc.record({
      kind: fc.constantFrom(
        'note' as const,
        'note' as const,
        'reverse' as const,
        'refund' as const,
        'hand back' as const,
        'correct' as const,
        'correct' as const,
      ),
      quantity: fc.nat(4),
      share: fc.double({ min: 0.01, max: 1, noNaN: true }),
      which: fc.nat(3),
      method: fc.constantFrom('cash' as const, 'pos' as const, 'transfer' as const),
    });
    const run = async ({
      kind,
      share,
      which,
      method,
      quantity,
    }: typeof act extends fc.Arbitrary<infer T> ? T : never) => {
      const order = await view();
      const part = (kurus: number) => Math.max(1, Math.round(kurus * share));
      if (kind === 'note' && order.openKurus > 0) await note(part(order.openKurus), { method });
      if (kind === 'hand back') await handBack();
      const reversible = order.payments.filter(({ isReversible }) => isReversible);
      const mistaken = reversible[which % Math.max(1, reversible.length)];
      if (kind === 'reverse' && mistaken) await reverse(mistaken.id);
      const lines = refundableLines(order);
      const line = lines[which % Math.max(1, lines.length)];
      if (kind === 'refund' && line) await refund(line.lineId, part(line.mostKurus), line.mostKurus);
      if (kind === 'correct') await correct(order.lines[which % order.lines.length]?.id ?? '', quantity);
    };
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(act, { minLength: 3, maxLength: 12 }), async (byCard, acts) => {
        await startOver();
        if (byCard) await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
        else await confirm();
        for (const each of acts) {
          await run(each);
          const order = await view();
          const standing = order.payments.filter(({ isReversed }) => !isReversed);
          const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
          expect(order.paidKurus).toBe(sum(standing.map(({ amountKurus }) => amountKurus)));
          const keptKurus = order.paidKurus - order.correctedKurus;
          expect(order.openKurus).toBe(Math.max(0, order.totalKurus - keptKurus));
          const requested = sum(order.lines.map(({ refundRequestedKurus }) => refundRequestedKurus));
          expect(requested + order.correctedKurus).toBe(
            sum(order.refunds.map(({ amountKurus }) => amountKurus)),
          );
          expect(order.refundableKurus).toBe(keptKurus - requested);
          // Money that nobody owes any more stays only where a refund had lessened the debt before.
          expect(keptKurus - order.totalKurus).toBeLessThanOrEqual(requested);
        }
        await shop.app.get(PaymentSweeperService).sweep();
        expect(await differences()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
