import { describe, expect, it } from '@jest/globals';
import { AppError } from '../../contract/app-error.js';
import { type InvoiceDetails, PLAIN_PERSON } from '../../contract/invoicing/invoice-details.js';
import { aProduct } from '../../seed/catalog.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { AYSE, aCard, holdCart, pieces, seats } from '../../testing/purchase.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { InvoiceDetailsService } from '../orders/invoice-details/invoice-details.service.js';
import { AssembleOrderService } from './assemble-order.service.js';
import type { Buyer } from './buyer.js';
import { PlaceOrderService } from './place-order.service.js';

const HOME = {
  city: 'İstanbul',
  district: 'Üsküdar',
  neighbourhood: 'Kuzguncuk Mah.',
  addressLine: 'Bereketli Sok. No: 12',
};
const OFFICE = { ...HOME, addressLine: 'Çarşı Cad. No: 3' };
const COMPANY = {
  kind: 'company',
  title: 'Kil Ltd. Şti.',
  taxOffice: 'Üsküdar',
  taxNumber: '1234567890',
  address: OFFICE,
} as const;
const { address: _, ...NAMED } = COMPANY;

describe('The invoice of an order', () => {
  const shop = suiteShop();

  interface Placing {
    readonly invoice?: InvoiceDetails;
    readonly address?: Buyer['address'];
    readonly isSeatAlone?: boolean;
  }

  async function place({ invoice, address = HOME, isSeatAlone = false }: Placing) {
    const { manager } = shop.dataSource;
    const line = isSeatAlone ? seats(await aWorkshopSession(manager)) : pieces(await aProduct(manager));
    const { id: holdId, quote } = await holdCart(shop.app, { lines: [line] });
    const buyer = { customer: AYSE, address, notes: '', ...(invoice && { invoice }) };
    const customerId = null;
    const documents = await shop.app.get(AssembleOrderService).documents({ holdId, customerId }, buyer);
    const { orderId } = await shop.app.get(PlaceOrderService).place({
      ...{ holdId, buyer, customerId, card: aCard(), ipAddress: '203.0.113.7' },
      expectedTotalKurus: quote.totalKurus,
      documentsSha256: documents.sha256,
    });
    return { orderId, documents };
  }

  const buyerOf = (orderId: string) =>
    shop.app.get(InvoiceDetailsService).buyerOf(shop.dataSource.manager, orderId);
  const detailsOf = (orderId: string) =>
    shop.app.get(InvoiceDetailsService).ofOrder(shop.dataSource.manager, orderId);

  it('goes to the buyer in person, at the delivery address, where nothing else is told', async () => {
    const { orderId } = await place({});
    expect(await detailsOf(orderId)).toEqual(PLAIN_PERSON);
    expect(await buyerOf(orderId)).toEqual({
      kind: 'person',
      identityNumber: null,
      ...AYSE,
      address: { city: 'İstanbul', district: 'Üsküdar', addressLine: 'Kuzguncuk Mah. Bereketli Sok. No: 12' },
    });
  });

  it('names the number of a person, which the contract does not', async () => {
    const { orderId, documents } = await place({
      invoice: { kind: 'person', identityNumber: '10000000146' },
    });
    expect(await buyerOf(orderId)).toMatchObject({ kind: 'person', identityNumber: '10000000146' });
    expect(JSON.stringify(documents)).not.toContain('10000000146');
  });

  it('goes to a company at its own address, which form and contract name as well', async () => {
    const { orderId, documents } = await place({ invoice: COMPANY });
    expect(await detailsOf(orderId)).toEqual(COMPANY);
    expect(await buyerOf(orderId)).toEqual({
      ...NAMED,
      email: AYSE.email,
      phone: AYSE.phone,
      address: { city: 'İstanbul', district: 'Üsküdar', addressLine: 'Kuzguncuk Mah. Çarşı Cad. No: 3' },
    });
    for (const document of [documents.preInformation, documents.distanceContract]) {
      expect(JSON.stringify(document)).toContain('Kil Ltd. Şti.');
      expect(JSON.stringify(document)).toContain('Üsküdar, 1234567890');
      expect(JSON.stringify(document)).toContain('Çarşı Cad. No: 3');
    }
  });

  it('follows the delivery address where it is the same', async () => {
    const { orderId } = await place({ invoice: { ...COMPANY, address: null } });
    await shop.dataSource.query(`UPDATE "order" SET address_line = 'Yeni Sok. No: 1' WHERE id = $1`, [
      orderId,
    ]);
    expect(await buyerOf(orderId)).toMatchObject({
      address: { addressLine: 'Kuzguncuk Mah. Yeni Sok. No: 1' },
    });
  });

  it('has no address of a person who only comes to a workshop', async () => {
    const { orderId } = await place({ address: null, isSeatAlone: true });
    expect(await buyerOf(orderId)).toMatchObject({ kind: 'person', address: null });
  });

  it.each([
    [
      { invoice: { ...COMPANY, address: null }, address: null, isSeatAlone: true },
      'invoice_address_required',
    ],
    [{ invoice: { ...COMPANY, address: { ...OFFICE, district: 'Kadıköy' } } }, 'address_unknown'],
  ] as const)('is refused to an address that is none: %j', async (placing, code) => {
    await expect(place(placing)).rejects.toThrow(new AppError(code));
  });

  it.each([
    `kind = 'club'`,
    `tax_number = '12345'`,
    `tax_number = NULL`,
    `identity_number = '10000000146'`,
    `title = ' '`,
    `city = NULL`,
    `kind = 'person'`,
  ])('is kept in no form that no document can have: %s', async (change) => {
    const { orderId } = await place({ invoice: COMPANY });
    await expect(
      shop.dataSource.query(`UPDATE order_invoice_details SET ${change} WHERE order_id = $1`, [orderId]),
    ).rejects.toThrow('violates check constraint');
  });
});
