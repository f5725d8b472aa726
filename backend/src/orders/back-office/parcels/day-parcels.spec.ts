import { beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../../../seed/catalog.js';
import { changeOrderStatus } from '../../../../testing/order-transitions.js';
import { confirmAtBank, pieces, placeCart } from '../../../../testing/purchase.js';
import { suiteShop } from '../../../../testing/suite-shop.js';
import { BankReturnService } from '../../../payments/bank-return.service.js';
import { DayParcelsService } from './day-parcels.service.js';

describe('The pieces of a day', () => {
  const shop = suiteShop();
  beforeEach(() => shop.dataSource.query('TRUNCATE product, hold, "order" CASCADE'));

  async function aPaidOrder(quantity: number): Promise<string> {
    const mug = await aProduct(shop.dataSource.manager, {
      name: 'Kupa',
      priceKurus: 64_000,
      stockQuantity: 20,
    });
    const placed = await placeCart(shop.app, { lines: [pieces(mug, quantity)] });
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    return placed.orderId;
  }
  const read = () => shop.app.get(DayParcelsService).read();

  it('are to be packed once their order is paid, until they are sent', async () => {
    const orderId = await aPaidOrder(2);
    await aPaidOrder(1);
    expect((await read()).toPack).toMatchObject({
      count: 2,
      oldest: [{ orderId, pieces: 2 }, { pieces: 1 }],
    });
    await changeOrderStatus(shop.app, { orderId, status: 'shipped' });
    expect((await read()).toPack).toMatchObject({ count: 1, oldest: [{ pieces: 1 }] });
  });

  it('are to be handed over when they are ready for a buyer who collects them', async () => {
    const orderId = await aPaidOrder(3);
    await shop.dataSource.query('UPDATE "order" SET is_picked_up = true WHERE id = $1', [orderId]);
    expect((await read()).toHandOver).toEqual({ count: 0, oldest: [] });
    await changeOrderStatus(shop.app, { orderId, status: 'shipped' });
    expect(await read()).toMatchObject({
      toPack: { count: 0 },
      toHandOver: { count: 1, oldest: [{ orderId, pieces: 3 }] },
    });
    await changeOrderStatus(shop.app, { orderId, status: 'delivered' });
    expect((await read()).toHandOver.count).toBe(0);
  });
});
