import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../../../seed/catalog.js';
import { aWorkshopSession } from '../../../../seed/workshops.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { IyzicoControl } from '../../../../testing/iyzico-control.js';
import { sessionState, stockState } from '../../../../testing/ledger.js';
import { anActor, changeOrderStatus } from '../../../../testing/order-transitions.js';
import { confirmAtBank, pieces, placeCart, seats } from '../../../../testing/purchase.js';
import { theRestOf } from '../../../../testing/refunds.js';
import { suiteShop } from '../../../../testing/suite-shop.js';
import { RecordHistoryService } from '../../../activity-log/record-history.service.js';
import { INVENTORY_CHECKS } from '../../../operations/verify/inventory-checks.js';
import { BankReturnService } from '../../../payments/bank-return.service.js';
import { PaymentSweeperService } from '../../../payments/payment-sweeper.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import type { WorkshopSession } from '../../../workshops/workshop-session.entity.js';
import { AdminOrderViewsService } from '../admin-order-views.service.js';
import { RefundOrderService } from '../money/refund-order.service.js';

describe('Pieces of a cancelled or refunded order', () => {
  const shop = suiteShop();
  let actor: Actor;
  let mug: string;
  let session: WorkshopSession;
  let orderId: string;
  let mugs: string;
  let places: string;

  beforeAll(async () => {
    actor = await anActor(shop.app);
  });
  beforeEach(async () => {
    await new IyzicoControl(shop).clear();
    await emptyTables(
      shop.dataSource,
      'workshop_session',
      'product',
      'hold',
      'order',
      'mail_message',
      'log_entry',
    );
    const { manager } = shop.dataSource;
    const product = await aProduct(manager, { name: 'Kupa', priceKurus: 64_000, stockQuantity: 5 });
    session = await aWorkshopSession(manager, { capacity: 4, priceKurus: 100_000 });
    const placed = await placeCart(shop.app, { lines: [pieces(product, 2), seats(session)] });
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    mug = product.id;
    ({ orderId } = placed);
    const { lines } = await view();
    [mugs, places] = [lines[0]?.id ?? '', lines[1]?.id ?? ''];
  });

  const view = () => shop.app.get(AdminOrderViewsService).view(orderId);
  const stock = async () => (await stockState(shop.dataSource, mug)).stock;
  const cancel = (restocks?: boolean) =>
    changeOrderStatus(
      shop.app,
      { orderId, status: 'cancelled', ...(restocks !== undefined && { restocks }) },
      actor,
    );
  const confirm = () => changeOrderStatus(shop.app, { orderId, status: 'confirmed' }, actor);
  const refund = async (lineId: string | null, restocks: boolean, requestKey = randomUUID()) => {
    const lines = theRestOf(await view()).filter((line) => lineId === null || line.lineId === lineId);
    const decision = { orderId, lines, requestKey, restocks };
    await shop.app.get(RefundOrderService).refund(actor, decision);
    return () => shop.app.get(RefundOrderService).refund(actor, decision);
  };
  const history = async () =>
    (await shop.app.get(RecordHistoryService).of('order', orderId)).map(({ after }) => after);
  /** What `npm run verify:data` would name. */
  const differences = async () => {
    const found: string[] = [];
    for (const { name, sql } of INVENTORY_CHECKS) {
      const rows = await shop.dataSource.query<{ found: unknown; expected: unknown }[]>(sql);
      if (rows.some((row) => String(row.found) !== String(row.expected))) found.push(name);
    }
    return found;
  };

  it('go back to the stock with a cancellation, as they always did', async () => {
    await cancel();
    expect(await stock()).toBe(5);
    expect((await history()).some((after) => 'restocks' in after)).toBe(false);
    expect(await differences()).toEqual([]);
  });

  it('stay away when the studio says so, while the seats go back and the history tells it', async () => {
    await cancel(false);
    expect(await stock()).toBe(3);
    expect(await sessionState(shop.dataSource, session.id)).toMatchObject({ booked: 0 });
    expect(await view()).toMatchObject({ status: 'cancelled', hasGoods: false });
    expect(await history()).toContainEqual(expect.objectContaining({ status: 'cancelled', restocks: false }));
    expect(await differences()).toEqual([]);
  });

  it('that stayed away are taken from the stock again when the order goes on', async () => {
    await cancel(false);
    await confirm();
    expect(await stock()).toBe(1);
    expect(await differences()).toEqual([]);
    await cancel();
    expect(await stock()).toBe(3);
    expect(await differences()).toEqual([]);
  });

  it('keep away with a refund, unless the studio says that they came back', async () => {
    await refund(mugs, false);
    expect(await stock()).toBe(3);
    expect(await view()).toMatchObject({ lines: [{ isCancelled: false }, {}] });
    expect(await differences()).toEqual([]);
  });

  it('come back once with the refund of their line, which the order then no longer has', async () => {
    const again = await refund(mugs, true);
    await again();
    expect(await stock()).toBe(5);
    expect(await view()).toMatchObject({
      status: 'confirmed',
      hasGoods: true,
      lines: [{ isCancelled: true }, { isCancelled: false }],
    });
    expect(await history()).toContainEqual(expect.objectContaining({ lineId: mugs, restockedPieces: 2 }));
    expect(await differences()).toEqual([]);
  });

  it('that came back by themselves are neither returned nor taken again with the order', async () => {
    await refund(mugs, true);
    await cancel();
    expect(await stock()).toBe(5);
    await confirm();
    expect(await stock()).toBe(5);
    expect(await differences()).toEqual([]);
  });

  it('come back with the refund of everything; the seats stay booked', async () => {
    await refund(null, true);
    await shop.app.get(PaymentSweeperService).sweep();
    expect(await stock()).toBe(5);
    expect(await sessionState(shop.dataSource, session.id)).toMatchObject({ booked: 1 });
    expect(await differences()).toEqual([]);
  });

  it('are none where only a seat is refunded', async () => {
    await refund(places, true);
    expect(await stock()).toBe(3);
    expect((await history()).some((after) => 'restockedPieces' in after)).toBe(false);
    expect(await differences()).toEqual([]);
  });
});
