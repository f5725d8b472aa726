import { describe, expect, it } from '@jest/globals';
import { addressLabel } from './address-label.js';
import { withoutLeftOut } from './left-out.js';
import { packingSlip } from './packing-slip.js';
import { countPieces, pickingGroups } from './picking-list.js';
import type { PrintedLine, PrintedOrder } from './printed-order.js';

const aLine = (given: Partial<PrintedLine> = {}): PrintedLine => ({
  id: 'line',
  kind: 'product',
  productId: 'kupa',
  category: 'Kupalar',
  name: 'Kupa',
  dimensions: '8 × 9 cm',
  quantity: 2,
  unitPriceKurus: 64_000,
  totalKurus: 128_000,
  discountKurus: 12_800,
  vatRatePercent: 20,
  pictureFileName: null,
  pictureFocusX: 50,
  pictureFocusY: 50,
  ...given,
});
const aSeat = aLine({ id: 'seat', kind: 'workshop', name: 'Çark atölyesi', totalKurus: 100_000 });
const theFee = aLine({ id: 'fee', kind: 'shipping', name: 'Kargo', totalKurus: 9_000, discountKurus: 0 });
const anOrder = (given: Partial<PrintedOrder> = {}): PrintedOrder => ({
  id: 'a4f2c81d-0000-4000-8000-000000000001',
  status: 'preparing',
  isPickedUp: false,
  isErased: false,
  recipient: 'Ayşe Demir',
  phone: '+905325550112',
  city: 'İstanbul',
  district: 'Üsküdar',
  neighbourhood: 'Kuzguncuk Mah.',
  addressLine: 'Bereketli Sok. No: 12',
  shippingAddress: 'Kuzguncuk Mah. Bereketli Sok. No: 12, Üsküdar / İstanbul',
  notes: 'Hediye paketi olsun.',
  carrier: 'Yurtiçi Kargo',
  createdAt: new Date('2026-11-21T08:42:00Z'),
  lines: [aLine(), aSeat, theFee],
  ...given,
});
const none = new Map();

describe('A packing slip', () => {
  it('names the pieces of the parcel, and neither seats nor the fee of shipping', () => {
    const slip = packingSlip(anOrder(), { pictures: none, withPrices: false });
    expect(slip).toMatchObject({
      shortId: 'A4F2C81D',
      recipient: 'Ayşe Demir',
      notes: 'Hediye paketi olsun.',
    });
    expect(slip.pieces).toMatchObject([{ name: 'Kupa', quantity: 2 }]);
  });

  it('has no amount unless prices are wanted, and never an e-mail address or telephone number', () => {
    const slip = packingSlip(anOrder(), { pictures: none, withPrices: false });
    expect(JSON.stringify(slip)).not.toMatch(/Kurus":\d|@|532/);
    expect(packingSlip(anOrder(), { pictures: none, withPrices: true })).toMatchObject({
      pieces: [{ price: { unitKurus: 64_000, totalKurus: 128_000 } }],
      sums: { subtotalKurus: 128_000, discountKurus: 12_800, shippingKurus: 9_000, totalKurus: 124_200 },
    });
  });

  it('has no address when the buyer collects the pieces', () => {
    expect(
      packingSlip(anOrder({ isPickedUp: true }), { pictures: none, withPrices: false }).address,
    ).toBeNull();
  });
});

describe('An address label', () => {
  it('holds what a carrier needs, and nothing else of the order', () => {
    const { qr, ...label } = addressLabel(anOrder());
    expect(qr.size).toBeGreaterThan(20);
    expect(label).toEqual({
      orderId: 'a4f2c81d-0000-4000-8000-000000000001',
      shortId: 'A4F2C81D',
      recipient: 'Ayşe Demir',
      address: 'Kuzguncuk Mah. Bereketli Sok. No: 12',
      place: 'Üsküdar / İstanbul',
      phone: '0532 555 01 12',
      carrier: 'Yurtiçi Kargo',
    });
  });

  it('shows an address that came as one text as it came', () => {
    const order = anOrder({ city: null, district: null, shippingAddress: 'Bağdat Cad. 1, Kadıköy' });
    expect(addressLabel(order)).toMatchObject({ address: 'Bağdat Cad. 1, Kadıköy', place: '' });
  });
});

describe('A picking list', () => {
  const mug = aLine({ id: 'b', quantity: 1 });
  const bowl = aLine({ id: 'c', productId: 'kase', name: 'Çanak', category: 'Kâseler', quantity: 3 });
  const gone = aLine({ id: 'd', productId: null, category: null, name: 'Eski vazo', quantity: 1 });
  const orders = [
    anOrder({ lines: [aLine(), gone] }),
    anOrder({ id: 'b5000000-0000-4000-8000-000000000002', lines: [bowl, mug, aSeat] }),
  ];

  it('adds up each piece over all orders, by category, what left the shop last', () => {
    const groups = pickingGroups(orders, none);
    expect(groups.map(({ category }) => category)).toEqual(['Kâseler', 'Kupalar', '']);
    expect(groups[1]?.items).toMatchObject([
      {
        name: 'Kupa',
        quantity: 3,
        orders: [
          { shortId: 'A4F2C81D', quantity: 2 },
          { shortId: 'B5000000', quantity: 1 },
        ],
      },
    ]);
    expect(countPieces(groups)).toBe(7);
  });
});

describe('The orders of a printed document', () => {
  const picked = anOrder({ id: '10000000-0000-4000-8000-000000000001', isPickedUp: true });
  const seats = anOrder({ id: '20000000-0000-4000-8000-000000000002', lines: [aSeat] });
  const ended = anOrder({ id: '30000000-0000-4000-8000-000000000003', status: 'cancelled' });
  const erased = anOrder({ id: '40000000-0000-4000-8000-000000000004', isErased: true });
  const orders = [picked, seats, ended, erased];
  const ids = [...orders.map(({ id }) => id), '50000000-0000-4000-8000-000000000005'];

  it.each([
    ['packing_slip', ['10000000'], ['no_pieces', 'cancelled', 'erased', 'missing']],
    ['address_label', [], ['picked_up', 'no_pieces', 'cancelled', 'erased', 'missing']],
    ['picking_list', ['10000000', '40000000'], ['no_pieces', 'cancelled', 'missing']],
  ] as const)('of the kind %s are those that have one; the others are named', (paper, printed, reasons) => {
    const parted = withoutLeftOut(ids, orders, paper);
    expect(parted.printed.map(({ id }) => id.slice(0, 8))).toEqual(printed);
    expect(parted.leftOut.map(({ reason }) => reason)).toEqual(reasons);
  });
});
