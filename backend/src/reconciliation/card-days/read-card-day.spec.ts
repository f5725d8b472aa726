import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { studioDate } from '../../../contract/common/dates.js';
import { aProduct } from '../../../seed/catalog.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { aPaidOrder } from '../../../testing/invoicing.js';
import { IyzicoControl } from '../../../testing/iyzico-control.js';
import { anActor } from '../../../testing/order-transitions.js';
import { pieces } from '../../../testing/purchase.js';
import { theRestOf } from '../../../testing/refunds.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { AdminOrderViewsService } from '../../orders/back-office/admin-order-views.service.js';
import { RefundOrderService } from '../../orders/back-office/money/refund-order.service.js';
import { SendDueRefundsService } from '../../payments/send-due-refunds.service.js';
import { CardDaysService } from './card-days.service.js';
import { ReadCardDayService } from './read-card-day.service.js';

describe('A day of money by card', () => {
  const shop = suiteShop();
  let mug: Awaited<ReturnType<typeof aProduct>>;

  beforeEach(async () => {
    await emptyTables(
      shop.dataSource,
      'card_difference',
      'card_day',
      'product',
      'hold',
      'order',
      'mail_message',
    );
    // Nothing of the test before stands in the report of this day.
    for (const payment of payments()) Object.assign(payment, { chargedAt: 0, returns: [] });
    mug = await aProduct(shop.dataSource.manager, { name: 'Kupa', priceKurus: 64_000, stockQuantity: 50 });
  });

  const today = () => studioDate(new Date());
  const read = (day = today()) => shop.app.get(ReadCardDayService).read(day);
  const view = () => shop.app.get(CardDaysService).view();
  const payments = () => shop.iyzico.payments.all();
  const buy = (quantity = 1) => aPaidOrder(shop.app, [pieces(mug, quantity)]);
  const refund = async (orderId: string) => {
    const order = await shop.app.get(AdminOrderViewsService).view(orderId);
    await shop.app.get(RefundOrderService).refund(await anActor(shop.app), {
      ...{ orderId, requestKey: randomUUID(), lines: theRestOf(order) },
    });
    await shop.app.get(SendDueRefundsService).sendDue();
  };
  const explain = async (explanation: string) => {
    const [difference] = (await view()).differences;
    const { id, oursKurus, theirsKurus } = difference!;
    await shop.app.get(CardDaysService).explain(await anActor(shop.app), {
      ...{ id, explanation, seenOursKurus: oursKurus, seenTheirsKurus: theirsKurus },
    });
  };

  it('agrees with iyzico’s report, page by page, with what went back', async () => {
    const orderId = await buy(2);
    for (let bought = 0; bought < 22; bought += 1) await buy();
    await refund(orderId);
    expect(await read()).toBe(true);
    const { days, differences } = await view();
    expect(differences).toEqual([]);
    expect(days).toMatchObject([
      {
        ...{ day: today(), openDifferences: 0 },
        ...{ oursPaidKurus: 24 * 64_000, theirsPaidKurus: 24 * 64_000 },
        ...{ oursReturnedKurus: 128_000, theirsReturnedKurus: 128_000 },
      },
    ]);
    expect(days[0]!.feeKurus).toBeGreaterThan(0);
  });

  it('names a refund that was made in iyzico’s own panel, until the shop knows of it', async () => {
    const orderId = await buy();
    const [payment] = payments().slice(-1);
    const [item] = payment!.items;
    item!.refundedKurus = 64_000;
    payment!.returns = [{ transactionId: item!.transactionId, kurus: 64_000, at: Date.now() }];
    await read();
    expect((await view()).differences).toMatchObject([
      { kind: 'returned', orderId, oursKurus: 0, theirsKurus: 64_000, explainedAt: null },
    ]);
    await shop.dataSource.query(
      `INSERT INTO refund (payment_id, amount_kurus, reason, status, is_manual, done_at)
       SELECT id, amount_kurus, 'studio', 'done', true, now() FROM order_payment WHERE order_id = $1`,
      [orderId],
    );
    await read();
    expect((await view()).differences).toEqual([]);
  });

  it('names money that the shop never heard of, and money that iyzico does not know', async () => {
    await buy();
    const orderId = await buy();
    const [unheard] = payments().slice(-2);
    await shop.dataSource.query(
      `UPDATE payment_attempt SET provider_payment_id = '99999999' WHERE order_id = $1`,
      [orderId],
    );
    await read();
    const { differences, days } = await view();
    expect(
      differences.map(({ kind, theirsKurus, oursKurus }) => [kind, oursKurus, theirsKurus]).sort(),
    ).toEqual([
      ['unknown_here', 0, 64_000],
      ['unknown_there', 64_000, 0],
    ]);
    expect(days).toMatchObject([{ openDifferences: 2 }]);
    expect(unheard).toBeDefined();
  });

  it('takes a charge around midnight for no difference', async () => {
    await buy();
    const [payment] = payments().slice(-1);
    payment!.chargedAt = Date.now() - 24 * 3_600_000;
    await read();
    expect(await view()).toMatchObject({
      differences: [],
      days: [{ oursPaidKurus: 64_000, theirsPaidKurus: 0, openDifferences: 0 }],
    });
  });

  it('keeps an explanation while nothing changes, and asks anew when the amounts do', async () => {
    await buy();
    const [payment] = payments().slice(-1);
    const [item] = payment!.items;
    const giveBack = (kurus: number) => {
      item!.refundedKurus = kurus;
      payment!.returns = [{ transactionId: item!.transactionId, kurus, at: Date.now() }];
    };
    giveBack(1_000);
    await read();
    await explain('Kırık tabak için iyzico panelinden 10 TL verdik.');
    await read();
    expect((await view()).differences).toMatchObject([
      { explanation: expect.stringContaining('Kırık tabak') },
    ]);
    expect(await shop.app.get(CardDaysService).countOpen()).toBe(0);
    giveBack(2_000);
    await read();
    expect((await view()).differences).toMatchObject([{ explainedAt: null, theirsKurus: 2_000 }]);
    await expect(
      shop.app.get(CardDaysService).explain(await anActor(shop.app), {
        ...{
          id: (await view()).differences[0]!.id,
          explanation: 'Eski',
          seenOursKurus: 0,
          seenTheirsKurus: 1_000,
        },
      }),
    ).rejects.toMatchObject({ code: 'difference_changed' });
  });

  it('says nothing while a refund is on its way', async () => {
    const orderId = await buy();
    const [payment] = payments().slice(-1);
    const [item] = payment!.items;
    item!.refundedKurus = 64_000;
    payment!.returns = [{ transactionId: item!.transactionId, kurus: 64_000, at: Date.now() }];
    await shop.dataSource.query(
      `INSERT INTO refund (payment_id, amount_kurus, reason, status)
       SELECT id, amount_kurus, 'studio', 'unclear' FROM order_payment WHERE order_id = $1`,
      [orderId],
    );
    await read();
    expect((await view()).differences).toEqual([]);
  });

  it('is written only when iyzico could be asked about all of it', async () => {
    await buy();
    await new IyzicoControl(shop).plan({ on: 'report', kind: 'http_502' });
    expect(await read()).toBe(false);
    expect((await view()).days).toEqual([]);
    await expect(shop.app.get(CardDaysService).readAgain(today())).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('is written once by two processes that read it at once', async () => {
    await buy();
    const [payment] = payments().slice(-1);
    payment!.items[0]!.refundedKurus = 500;
    payment!.returns = [{ transactionId: payment!.items[0]!.transactionId, kurus: 500, at: Date.now() }];
    await Promise.all(Array.from({ length: 4 }, () => read()));
    expect((await view()).differences).toHaveLength(1);
  });
});
