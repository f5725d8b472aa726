import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cargoOfOnly } from '../../contract/shipping/parcel.views.js';
import { aProduct } from '../../seed/catalog.js';
import { anActor } from '../../testing/order-transitions.js';
import { confirmAtBank, pieces, placeCart } from '../../testing/purchase.js';
import { suiteShop } from '../../testing/suite-shop.js';
import type { CargoDto } from '../../contract/orders/admin-orders.dto.js';
import type { OrderStatus } from '../../contract/orders/order-status.js';
import { SetCargoService } from '../orders/back-office/parcels/set-cargo.service.js';
import { ChangeOrderStatusService } from '../orders/back-office/status/change-order-status.service.js';
import { CorrectOrderService } from '../orders/corrections/back-office/correct-order.service.js';
import { BankReturnService } from '../payments/bank-return.service.js';
import type { Actor } from '../platform/sessions/actor.js';
import { PackParcelsService } from './pack-parcels.service.js';
import { ParcelQueriesService } from './parcel-queries.service.js';

const ARAS = { company: 'Aras Kargo', trackingNumber: '7400211234567' };

describe('The parcels of an order', () => {
  const shop = suiteShop();
  let actor: Actor;
  let orderId: string;
  let lineId: string;

  beforeAll(async () => {
    actor = await anActor(shop.app);
  });

  beforeEach(async () => {
    await shop.dataSource.query('TRUNCATE product, hold, "order" CASCADE');
    const mug = await aProduct(shop.dataSource.manager, { priceKurus: 64_000, stockQuantity: 20 });
    const placed = await placeCart(shop.app, { lines: [pieces(mug, 3)] });
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    ({ orderId } = placed);
    const [line] = await shop.dataSource.query<[{ id: string }]>(
      `SELECT id FROM order_line WHERE order_id = $1 AND kind = 'product'`,
      [orderId],
    );
    lineId = line.id;
  });

  const parcels = () => shop.app.get(ParcelQueriesService).ofOrder(shop.dataSource.manager, orderId);
  const changeTo = (status: OrderStatus, cargo?: CargoDto) =>
    shop.app
      .get(ChangeOrderStatusService)
      .change(actor, { orderId, status, version: null, ...(cargo && { cargo }) });
  const pack = (quantity: number) =>
    shop.dataSource.transaction((manager) =>
      shop.app
        .get(PackParcelsService)
        .pack(manager, { orderId, lines: [{ lineId, quantity }], cargo: null, request: null }),
    );

  it('are one with all its pieces when the order is sent as a whole', async () => {
    await changeTo('shipped', ARAS);
    expect(await parcels()).toMatchObject([
      { position: 1, state: 'handed_over', cargo: ARAS, pieces: [{ lineId, quantity: 3 }] },
    ]);
  });

  it('leave with what was packed before and one for the rest, which has the carrier that was named', async () => {
    await pack(1);
    await changeTo('shipped', ARAS);
    expect(await parcels()).toMatchObject([
      { position: 1, state: 'handed_over', cargo: ARAS, pieces: [{ quantity: 1 }] },
      { position: 2, state: 'handed_over', cargo: ARAS, pieces: [{ quantity: 2 }] },
    ]);
    expect(cargoOfOnly(await parcels())).toBeNull();
    await expect(
      shop.app.get(SetCargoService).set(actor, { orderId, version: await version(), cargo: ARAS }),
    ).rejects.toMatchObject({ code: 'order_in_parcels' });
  });

  it('never hold more than was bought, also when two are packed at the same moment', async () => {
    const results = await Promise.allSettled([pack(2), pack(2)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await parcels()).toMatchObject([{ pieces: [{ quantity: 2 }] }]);
    await expect(pack(2)).rejects.toThrow('more is packed than was bought');
    expect((await pack(1)).position).toBe(2);
  });

  it('move with the order, and back only in a new round', async () => {
    await changeTo('shipped', ARAS);
    await changeTo('delivered');
    expect(await parcels()).toMatchObject([{ state: 'delivered' }]);
    await expect(shop.dataSource.query(`UPDATE parcel SET state = 'handed_over'`)).rejects.toThrow(
      'a parcel goes from delivered to handed_over',
    );
    await changeTo('preparing');
    expect(await parcels()).toMatchObject([{ state: 'packed', cargo: ARAS }]);
    expect(await shop.dataSource.query('SELECT round, left_at, arrived_at FROM parcel')).toEqual([
      { round: 2, left_at: null, arrived_at: null },
    ]);
  });

  it('are taken apart when the order is cancelled before they left', async () => {
    await pack(3);
    await changeTo('cancelled');
    expect(await parcels()).toEqual([]);
  });

  it('keep their pieces when the order is corrected', async () => {
    await pack(2);
    const preview = (quantity: number) =>
      shop.app.get(CorrectOrderService).preview({ orderId, lines: [{ lineId, quantity }] });
    expect(await preview(2)).toMatchObject({ piecesLess: 1 });
    await expect(preview(1)).rejects.toMatchObject({ code: 'correction_packed' });
    await expect(
      shop.dataSource.query(
        'UPDATE order_line SET quantity = 1, total_kurus = unit_price_kurus WHERE id = $1',
        [lineId],
      ),
    ).rejects.toThrow('more is packed than would be bought');
  });

  async function version(): Promise<number> {
    const [order] = await shop.dataSource.query<[{ version: number }]>(
      'SELECT version FROM "order" WHERE id = $1',
      [orderId],
    );
    return order.version;
  }
});
