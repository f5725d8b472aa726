import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aProduct } from '../../seed/catalog.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { IyzicoControl } from '../../testing/iyzico-control.js';
import { eventually } from '../../testing/poll.js';
import { confirmAtBank, pieces, placeCart } from '../../testing/purchase.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { Clock } from '../platform/clock.js';
import { BankReturnService } from './bank-return.service.js';
import { RequestRefundService } from './request-refund.service.js';
import { SendDueRefundsService } from './send-due-refunds.service.js';

const TIMEOUT_SECONDS = 30;
const PART_KURUS = 50_000;

describe('A refund that is under way', () => {
  const shop = suiteShop({ IYZICO_TIMEOUT_MS: String(TIMEOUT_SECONDS * 1_000) });
  const bank = new IyzicoControl(shop);

  afterEach(() => void jest.restoreAllMocks());
  beforeEach(async () => {
    await bank.clear();
    await emptyTables(shop.dataSource, 'product', 'hold', 'order', 'refund');
    await askForAPart();
  });

  const askForAPart = async () => {
    const mug = await aProduct(shop.dataSource.manager, { priceKurus: 64_000 });
    const placed = await placeCart(shop.app, { lines: [pieces(mug, 2)] });
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    const { orderId } = placed;
    await shop.dataSource.transaction(async (manager) => {
      const [line] = await manager.query<{ id: string }[]>('SELECT id FROM order_line WHERE order_id = $1', [
        orderId,
      ]);
      await shop.app.get(RequestRefundService).asSeen(manager, {
        orderId,
        lines: [{ lineId: line?.id ?? '', amountKurus: PART_KURUS, seenKurus: 128_000 }],
        reason: 'studio',
        requestKey: randomUUID(),
      });
    });
  };
  const sendDue = () => shop.app.get(SendDueRefundsService).sendDue();
  const refund = async () => {
    const [row] = await shop.dataSource.query<{ status: string; tries: number; seconds: number }[]>(
      `SELECT status, tries, extract(epoch FROM next_try_at - now())::float8 AS seconds FROM refund`,
    );
    return row;
  };
  const sentKurus = async () => {
    const payments = await bank.payments();
    const items = payments.flatMap(({ items }) => items as { refundedKurus: number }[]);
    return items.reduce((sum, { refundedKurus }) => sum + refundedKurus, 0);
  };

  it('belongs to one process until all its calls are over, and for as long as one may be on its way', async () => {
    await bank.plan({ on: 'report', kind: 'http_502' });
    await sendDue();
    const after = await refund();
    expect(after).toMatchObject({ status: 'requested', tries: 1 });
    expect(after?.seconds).toBeGreaterThan(3 * TIMEOUT_SECONDS + 102);
  });

  it('is not taken over by a machine whose clock is fast', async () => {
    await bank.plan({ on: 'report', kind: 'http_502' });
    await sendDue();
    jest.spyOn(shop.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 3_600_000));
    await sendDue();
    expect(await refund()).toMatchObject({ status: 'requested', tries: 1 });
    expect(await sentKurus()).toBe(0);
  });

  it.each([
    ['somebody else has it', `tries = tries + 1`],
    ['its time is nearly up', `next_try_at = now() + interval '60 seconds'`],
    ['it was sent back by hand', `status = 'done'`],
  ])('is not sent by a process that stood still until %s', async (_what, change) => {
    await bank.plan({ on: 'report', kind: 'delay', delayMs: 500 });
    const sending = sendDue();
    await eventually('iyzico is asked', async () => (await bank.faults()).length === 0);
    await shop.dataSource.query(`UPDATE refund SET ${change}`);
    await sending;
    expect(await sentKurus()).toBe(0);
  });
});
