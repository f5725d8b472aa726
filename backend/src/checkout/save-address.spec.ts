import { beforeEach, describe, expect, it } from '@jest/globals';
import { invoiceDetailsOf } from '../../contract/invoicing/invoice-details.js';
import type { PlacedOrder } from '../../contract/checkout/checkout.views.js';
import { aProduct } from '../../seed/catalog.js';
import { aCustomer } from '../../seed/customers.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { aContext } from '../../testing/contexts.js';
import { AYSE, aCard, holdCart, pieces, seats } from '../../testing/purchase.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { Customer } from '../people/accounts/customer.entity.js';
import { UpdateProfileService } from '../people/customer-account/update-profile.service.js';
import { router } from '../api/trpc.js';
import { AssembleOrderService } from './assemble-order.service.js';
import { BuyerOrdersRouter } from './buyer-orders.router.js';

const KUZGUNCUK = {
  city: 'İstanbul',
  district: 'Üsküdar',
  neighbourhood: 'Kuzguncuk Mah.',
  addressLine: 'Bereketli Sok. No: 12',
};
const IN_ONE_TEXT = 'Kuzguncuk Mah. Bereketli Sok. No: 12, Üsküdar / İstanbul';
const NO_ADDRESS = { address: null, city: null, district: null, neighbourhood: null, addressLine: null };

const COMPANY = {
  kind: 'company',
  title: 'Kil Ltd. Şti.',
  taxOffice: 'Üsküdar',
  taxNumber: '1234567890',
  isDeliveryAddress: true,
} as const;

describe('An order whose buyer wants the address kept', () => {
  const shop = suiteShop();
  let customer: Customer;

  beforeEach(async () => {
    customer = await aCustomer(shop.dataSource.manager);
  });

  interface Placing {
    readonly saveAddress?: boolean;
    /** Ordered for a company. */
    readonly saveInvoice?: boolean;
    readonly customerId?: string | null;
    readonly isSeatAlone?: boolean;
  }

  async function place(placing: Placing = {}): Promise<PlacedOrder> {
    const { saveAddress, saveInvoice, customerId = customer.id, isSeatAlone = false } = placing;
    const { manager } = shop.dataSource;
    const line = isSeatAlone ? seats(await aWorkshopSession(manager)) : pieces(await aProduct(manager));
    const { id: holdId, quote } = await holdCart(shop.app, { lines: [line] });
    const address = isSeatAlone ? null : KUZGUNCUK;
    const invoice = saveInvoice === undefined ? undefined : COMPANY;
    const buyer = { customer: AYSE, address, notes: '', invoice: invoiceDetailsOf(invoice) };
    const { sha256 } = await shop.app.get(AssembleOrderService).documents({ holdId, customerId }, buyer);
    const { createCaller } = router({ orders: shop.app.get(BuyerOrdersRouter).router });
    return createCaller(aContext({ customerId })).orders.place({
      holdId,
      customer: AYSE,
      ...(address ? { address } : {}),
      salesContractAccepted: true,
      privacyAccepted: true,
      documentsSha256: sha256,
      expectedTotalKurus: quote.totalKurus,
      card: aCard(),
      ...(saveAddress === undefined ? {} : { saveAddress }),
      ...(invoice && { invoice, saveInvoice: saveInvoice === true }),
    });
  }

  const account = () => shop.dataSource.manager.findOneByOrFail(Customer, { id: customer.id });

  it('fills it in the next time, with the telephone number', async () => {
    await place({ saveAddress: true });
    expect(await account()).toMatchObject({ ...KUZGUNCUK, address: IN_ONE_TEXT, phone: AYSE.phone });
  });

  it('leaves a telephone number that is known', async () => {
    await shop.dataSource.manager.update(Customer, { id: customer.id }, { phone: '+902165550148' });
    await place({ saveAddress: true });
    expect((await account()).phone).toBe('+902165550148');
  });

  it('takes no address away where none was asked for', async () => {
    await place({ saveAddress: true });
    await place({ saveAddress: true, isSeatAlone: true });
    expect(await account()).toMatchObject(KUZGUNCUK);
  });

  it.each([{}, { saveAddress: false }])('keeps nothing without the wish: %j', async (placing) => {
    await place(placing);
    expect(await account()).toMatchObject({ ...NO_ADDRESS, phone: null });
  });

  it('keeps nothing of a guest', async () => {
    const { orderId } = await place({ saveAddress: true, customerId: null });
    expect(await account()).toMatchObject(NO_ADDRESS);
    expect(orderId).toEqual(expect.any(String));
  });

  it('keeps the details of the invoice apart, until the customer has them removed', async () => {
    await place({ saveInvoice: false });
    expect((await account()).invoice).toBeNull();
    await place({ saveInvoice: true });
    const kept = { ...invoiceDetailsOf(COMPANY) };
    expect(await account()).toMatchObject({ invoice: kept, ...NO_ADDRESS, phone: null });
    await place({ saveAddress: true });
    expect((await account()).invoice).toMatchObject(kept);
    const profile = shop.app.get(UpdateProfileService);
    expect((await profile.forgetInvoice(customer.id)).invoice).toBeNull();
  });

  it('stands even when the address cannot be kept', async () => {
    await shop.dataSource.query(
      `ALTER TABLE customer ADD CONSTRAINT no_city CHECK (city IS NULL OR id <> '${customer.id}')`,
    );
    try {
      const { orderId } = await place({ saveAddress: true });
      const orders = await shop.dataSource.query<unknown[]>('SELECT id FROM "order" WHERE customer_id = $1', [
        customer.id,
      ]);
      expect(orders).toEqual([{ id: orderId }]);
      expect(await account()).toMatchObject(NO_ADDRESS);
    } finally {
      await shop.dataSource.query('ALTER TABLE customer DROP CONSTRAINT no_city');
    }
  });
});
