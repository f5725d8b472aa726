import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminOrderView } from '../../../contract/orders/admin-orders.views.js';
import { aPaidOrder } from '../../../testing/invoicing.js';
import { aProduct } from '../../../seed/catalog.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { anActor, changeOrderStatus } from '../../../testing/order-transitions.js';
import { pieces, seats } from '../../../testing/purchase.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { AdminOrderViewsService } from '../../orders/back-office/admin-order-views.service.js';
import { RefundOrderService } from '../../orders/back-office/money/refund-order.service.js';
import { CheckDocumentsService } from './check-documents.service.js';
import { DrawUpService } from './draw-up.service.js';

interface Found {
  readonly kind: string;
  readonly gross: number;
  readonly lines: string;
}

describe('The documents of an order', () => {
  const shop = suiteShop();
  let orderId: string;

  /** Two mugs for 1.280 TL and a seat for 1.000 TL of a session in some days. */
  beforeEach(async () => {
    await emptyTables(shop.dataSource, 'workshop_session', 'product', 'hold', 'order', 'document_check');
    const { manager } = shop.dataSource;
    const mug = await aProduct(manager, { name: 'Kupa', priceKurus: 64_000, stockQuantity: 5 });
    const session = await aWorkshopSession(manager, { priceKurus: 100_000, title: 'Çark' });
    orderId = await aPaidOrder(shop.app, [pieces(mug, 2), seats(session)]);
  });

  const check = () => shop.app.get(CheckDocumentsService).checkDue();
  const documents = (): Promise<Found[]> =>
    shop.dataSource.query(
      `SELECT document.kind, document.gross_kurus AS gross,
         string_agg(format('%s x %s', line.quantity, line.name), ', ' ORDER BY line.position) AS lines
       FROM sales_document document JOIN sales_document_line line ON line.document_id = document.id
       WHERE order_id = $1 GROUP BY document.id ORDER BY document.position`,
      [orderId],
    );
  const ship = () => changeOrderStatus(shop.app, { orderId, status: 'shipped' });
  const refund = async (amountKurus: number) => {
    const view: AdminOrderView = await shop.app.get(AdminOrderViewsService).view(orderId);
    const [mugs] = view.lines;
    await shop.app.get(RefundOrderService).refund(await anActor(shop.app), {
      ...{ orderId, requestKey: randomUUID() },
      lines: [{ lineId: mugs!.id, amountKurus, seenKurus: mugs!.paidKurus - mugs!.refundRequestedKurus }],
    });
  };
  const hold = async () => {
    await shop.dataSource.query(`UPDATE workshop_session SET date = date - 400`);
    await shop.dataSource.query(`UPDATE order_line SET date = '2026-01-10' WHERE kind = 'workshop'`);
  };

  it('wait for the parcel and for the day of the workshop', async () => {
    await check();
    expect(await documents()).toEqual([]);
    await ship();
    await check();
    expect(await documents()).toEqual([{ kind: 'sale', gross: 128_000, lines: '2 x Kupa' }]);
    await hold();
    await check();
    expect(await documents()).toEqual([
      { kind: 'sale', gross: 128_000, lines: '2 x Kupa' },
      { kind: 'sale', gross: 100_000, lines: '1 x Çark (10.01.2026)' },
    ]);
  });

  it('tell of a line that leaves in a parcel of its own, and stay when that was a mistake', async () => {
    const vase = await aProduct(shop.dataSource.manager, {
      name: 'Vazo',
      priceKurus: 90_000,
      stockQuantity: 5,
    });
    const mug = await aProduct(shop.dataSource.manager, {
      name: 'Kase',
      priceKurus: 50_000,
      stockQuantity: 5,
    });
    orderId = await aPaidOrder(shop.app, [pieces(vase, 1), pieces(mug, 2)]);
    const pack = (name: string, quantity: number, position: number) =>
      shop.dataSource.query(
        `WITH packed AS (INSERT INTO parcel (order_id, position, carrier) VALUES ($1, $2, 'Aras Kargo') RETURNING id)
         INSERT INTO parcel_line SELECT packed.id, line.id, $3 FROM packed, order_line line
         WHERE line.order_id = $1 AND name = $4`,
        [orderId, position, quantity, name],
      );
    const sale = { kind: 'sale', gross: 90_000, lines: '1 x Vazo' };
    await pack('Vazo', 1, 1);
    await pack('Kase', 1, 2);
    await check();
    await shop.dataSource.query(`UPDATE parcel SET state = 'handed_over'`);
    await check();
    expect(await documents()).toEqual([sale]);
    await shop.dataSource.query(`UPDATE parcel SET state = 'packed', round = round + 1`);
    await check();
    expect(await documents()).toEqual([sale]);
  });

  it('follow a refund, and say nothing twice', async () => {
    await ship();
    await check();
    await refund(8_000);
    await check();
    await refund(120_000);
    await check();
    await check();
    expect(await documents()).toEqual([
      { kind: 'sale', gross: 128_000, lines: '2 x Kupa' },
      { kind: 'expense_note', gross: 8_000, lines: '1 x Kupa (fiyat farkı)' },
      { kind: 'expense_note', gross: 120_000, lines: '2 x Kupa' },
    ]);
  });

  it('say nothing of what was refunded before it was due', async () => {
    await refund(128_000);
    await ship();
    await check();
    expect(await documents()).toEqual([]);
  });

  it('are drawn up once by many processes at a time', async () => {
    await ship();
    const drawing = shop.app.get(DrawUpService);
    const drawn = await Promise.all(Array.from({ length: 8 }, () => drawing.drawUp(orderId)));
    expect(drawn.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await documents()).toHaveLength(1);
  });

  it('are drawn up again after one was cancelled', async () => {
    await ship();
    await check();
    await shop.dataSource.query(`UPDATE sales_document SET state = 'cancelled', reason = 'Yanlış alıcı'`);
    await check();
    expect(await documents()).toHaveLength(2);
  });

  describe('are frozen', () => {
    beforeEach(async () => {
      await ship();
      await check();
    });
    it.each([
      ['an amount', `UPDATE sales_document SET gross_kurus = 1, net_kurus = 1, vat_kurus = 0`],
      ['the buyer', `UPDATE sales_document SET buyer = '{"kind": "company"}'`],
      ['a line', `UPDATE sales_document_line SET name = 'Başka'`],
      ['a document', `DELETE FROM sales_document`],
      ['the lines', `DELETE FROM sales_document_line`],
      [
        'one more line',
        `INSERT INTO sales_document_line SELECT document_id, 9, (SELECT id FROM order_line WHERE kind = 'workshop'), kind,
           name, quantity, is_price_difference, rate_percent, net_kurus, vat_kurus, gross_kurus FROM sales_document_line`,
      ],
    ])('against a change of %s', async (_what, sql) => {
      await expect(shop.dataSource.query(sql)).rejects.toThrow();
    });
  });
});
