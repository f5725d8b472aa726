import { describe, expect, it } from '@jest/globals';
import { aCustomer } from '../../../seed/customers.js';
import { aPaidOrder } from '../../../testing/account-orders.js';
import { aContext } from '../../../testing/contexts.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { router } from '../../api/trpc.js';
import { AccountRouter } from './account.router.js';

describe('The pages of an account’s orders', () => {
  const shop = suiteShop();

  const account = (customerId: string) =>
    router({ account: shop.app.get(AccountRouter).router }).createCaller(aContext({ customerId })).account;

  it('are asked for in the way of endless lists', async () => {
    const { id } = await aCustomer(shop.dataSource.manager);
    const older = await aPaidOrder(shop.app, { customerId: id });
    const newer = await aPaidOrder(shop.app, { customerId: id });
    const first = await account(id).orders({ direction: 'forward' });
    expect(first.orders.map((order) => order.id)).toEqual([newer.orderId, older.orderId]);
    const second = await account(id).orders({ direction: 'forward', cursor: newer.orderId });
    expect(second.orders.map((order) => order.id)).toEqual([older.orderId]);
  });

  it.each([['sayfa-iki'], ["' OR 1=1 --"], ['']])(
    'begin nowhere else than at an order: %j',
    async (cursor) => {
      const { id } = await aCustomer(shop.dataSource.manager);
      await expect(account(id).orders({ cursor })).rejects.toMatchObject({
        cause: { code: 'invalid_input', fields: { cursor: 'Sayfa geçersiz.' } },
      });
    },
  );
});
