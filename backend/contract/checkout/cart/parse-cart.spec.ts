import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EMPTY_CART, type ProductCartItem, type WorkshopCartItem } from './cart.js';
import { parseCart } from './parse-cart.js';

const line: ProductCartItem = {
  type: 'product',
  id: 'kupa',
  slug: 'seladon-kupa',
  name: 'Seladon Kupa',
  priceKurus: 64000,
  quantity: 2,
  picture: {
    fileName: 'a.webp',
    width: 1200,
    height: 1200,
    placeholder: 'data:image/webp;base64,AA',
    alt: 'Kupa',
  },
  category: 'Kupa ve Fincan',
};
const seat: WorkshopCartItem = {
  type: 'workshop',
  id: 'w1-2026-12-12-14:00-1',
  name: 'Seramik Atölyesi',
  priceKurus: 80000,
  originalPriceKurus: 100000,
  studentPriceKurus: 80000,
  studentDiscountApplied: true,
  quantity: 2,
  picture: null,
  category: 'Workshop',
  workshopId: 'w1',
  date: '2026-12-12',
  time: '14:00',
  startTime: '14:00',
  endTime: '17:00',
};
const stored = (items: unknown, rest: object = {}) => JSON.stringify({ items, ...rest });

describe('a cart that a browser kept', () => {
  it('comes back as it was', () => {
    const cart = { items: [line, seat], studentDiscountEnabled: true, couponCode: 'HOSGELDIN10' };
    expect(parseCart(JSON.stringify(cart))).toEqual(cart);
  });

  it('has no student discount when no workshop came back with it', () => {
    expect(parseCart(stored([line], { studentDiscountEnabled: true })).studentDiscountEnabled).toBe(false);
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a number', 42],
  ])('has no coupon when %s stands for its code', (_what, couponCode) => {
    expect(parseCart(stored([line], { couponCode })).couponCode).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['broken text', '{"items":['],
    ['a list', '[]'],
    ['a number', '42'],
    ['null', 'null'],
    ['items that are no list', stored('many')],
  ])('is empty when it was %s', (_what, text) => {
    expect(parseCart(text)).toEqual(EMPTY_CART);
  });

  it.each([
    [
      'an older shape with lira prices',
      { id: 'kupa', name: 'Kupa', price: 640.5, quantity: 1, type: 'product' },
    ],
    ['a fractional price', { ...line, priceKurus: 640.5 }],
    ['a negative price', { ...line, priceKurus: -1 }],
    ['no quantity', { ...line, quantity: 0 }],
    ['too large a quantity', { ...line, quantity: 100 }],
    ['a quantity as text', { ...line, quantity: '2' }],
    ['no name', { ...line, name: '' }],
    ['an unknown kind', { ...line, type: 'gift' }],
    ['a workshop without its session', { ...line, type: 'workshop' }],
    ['nothing', null],
  ])('leaves out a line with %s', (_what, broken) => {
    expect(parseCart(stored([broken, line])).items).toEqual([line]);
  });

  it('keeps the first of two lines with one id', () => {
    expect(parseCart(stored([line, { ...line, quantity: 5 }])).items).toEqual([line]);
  });

  it('shows no picture from a broken description', () => {
    const [item] = parseCart(stored([{ ...line, picture: { fileName: 'a.webp', width: 'wide' } }])).items;
    expect(item?.picture).toBeNull();
  });

  it('keeps the point of its picture that stays in view, unless it is none', () => {
    const pictureOf = (focus: unknown) =>
      parseCart(stored([{ ...line, picture: { ...line.picture, focus } }])).items[0]?.picture;
    expect(pictureOf({ x: 0, y: 100 })?.focus).toEqual({ x: 0, y: 100 });
    for (const broken of [{ x: -1, y: 0 }, { x: '0); url(//x', y: 0 }, { x: 1 }, null, 'middle']) {
      expect(pictureOf(broken)).toEqual(line.picture);
    }
  });

  it('lets no foreign address in as a placeholder', () => {
    const picture = { ...line.picture, placeholder: 'https://elsewhere.test/track.gif' };
    expect(parseCart(stored([{ ...line, picture }])).items[0]?.picture?.placeholder).toBe('');
  });

  it('never throws, whatever was stored', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseCart(text)));
    fc.assert(fc.property(fc.array(fc.jsonValue()), (items) => void parseCart(stored(items))));
  });
});
