import { describe, expect, it } from '@jest/globals';
import type {
  AddressLabels,
  PackingSlips,
  PickingList,
  PieceLabels,
} from '../../contract/printing/printing.views.js';
import { aProduct } from '../../seed/catalog.js';
import { aPaidOrder } from '../../testing/account-orders.js';
import { changeOrderStatus } from '../../testing/order-transitions.js';
import { suiteAdmin } from '../../testing/suite-admin.js';
import { suiteServer } from '../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../testing/visitor.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('The papers of orders', () => {
  const server = suiteServer();
  const admin = suiteAdmin(server);
  const print = async <T>(paper: string, input: object) =>
    dataOf(await admin.mutate(`admin.printing.${paper}`, input)) as T;

  it('are read for several orders at once; an order without one is named with the reason', async () => {
    const { orderId: first } = await aPaidOrder(server.app, { email: 'bir@example.com' });
    const { orderId: second } = await aPaidOrder(server.app, { email: 'iki@example.com' });
    const { orderId: ended } = await aPaidOrder(server.app, { email: 'uc@example.com' });
    await changeOrderStatus(server.app, { orderId: ended, status: 'cancelled', refundsMoney: false });
    const orderIds = [second, first, ended, NOBODY];
    const leftOut = [{ reason: 'cancelled' }, { shortId: '00000000', reason: 'missing' }];

    const slips = await print<PackingSlips>('slips', { orderIds, withPrices: false });
    expect(slips).toMatchObject({ slips: [{ orderId: second }, { orderId: first }], leftOut });
    expect(slips.slips[0]?.pieces).toMatchObject([{ name: 'Kupa', quantity: 2, price: null }]);
    expect(JSON.stringify(slips)).not.toContain('@example.com');

    const { labels } = await print<AddressLabels>('addressLabels', { orderIds });
    expect(labels).toMatchObject([{ orderId: second }, { orderId: first }]);

    const list = await print<PickingList>('pickingList', { orderIds });
    expect(list).toMatchObject({ orderCount: 2, pieceCount: 4, leftOut });
  });

  it('leave out a piece that came back while its order goes on', async () => {
    const { orderId } = await aPaidOrder(server.app, { email: 'iade@example.com' });
    await server.dataSource.query(
      `INSERT INTO stock_movement (product_id, order_line_id, kind, quantity, round)
       SELECT product_id, order_line_id, 'return', quantity, round FROM stock_movement
       WHERE order_line_id = (SELECT id FROM order_line WHERE order_id = $1 AND kind = 'product')`,
      [orderId],
    );
    const slips = await print<PackingSlips>('slips', { orderIds: [orderId], withPrices: false });
    expect(slips).toMatchObject({ slips: [], leftOut: [{ reason: 'no_pieces' }] });
  });

  it('are for one to two hundred orders, each once', async () => {
    const many = Array.from(
      { length: 201 },
      (_, index) => NOBODY.slice(0, -3) + String(index).padStart(3, '0'),
    );
    for (const orderIds of [[], many, [NOBODY, NOBODY], ['x']]) {
      expect(refusalOf(await admin.mutate('admin.printing.pickingList', { orderIds })).code).toBe(
        'invalid_input',
      );
    }
    expect(await print<PickingList>('pickingList', { orderIds: many.slice(1) })).toMatchObject({
      orderCount: 0,
    });
  });

  it('are for five hundred labels of pieces at once', async () => {
    const ids = Array.from(
      { length: 200 },
      (_, index) => NOBODY.slice(0, -3) + String(index).padStart(3, '0'),
    );
    const labels = (pieces: number, copies: number) =>
      admin.mutate('admin.printing.pieceLabelsPdf', {
        ...{ productIds: ids.slice(0, pieces), copies, sheet: '3x7', skipped: 0 },
      });
    for (const [pieces, copies] of [
      [200, 50],
      [200, 3],
      [11, 46],
      [10, 51],
    ] as const) {
      expect(refusalOf(await labels(pieces, copies))).toMatchObject({
        code: 'invalid_input',
        fields: { copies: expect.stringMatching(/ etiket (yazdırılabilir|basılabilir)\./) },
      });
    }
    expect((await labels(10, 50)).status).toBe(200);
    expect((await labels(200, 2)).status).toBe(200);
  });

  it('of pieces carry name, price and the address of the page', async () => {
    const mug = await aProduct(server.dataSource.manager, { name: 'Lale Kupa', priceKurus: 64_000 });
    const { labels } = await print<PieceLabels>('pieceLabels', { productIds: [mug.id, NOBODY] });
    expect(labels).toMatchObject([{ productId: mug.id, name: 'Lale Kupa', priceKurus: 64_000 }]);
  });
});
