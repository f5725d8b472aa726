import { describe, expect, it } from '@jest/globals';
import { ORDER_PAYMENT_STATUSES, ORDER_STATUSES, type OrderStatus } from './order-status.js';
import { type OrderTransition, orderTransition, type TransitionFacts } from './order-transition.js';

const GOING = ['confirmed', 'preparing', 'shipped', 'in_transit', 'delivered'] as const;
const PAID: TransitionFacts = {
  paymentStatus: 'paid',
  hasGoods: true,
  hasPieces: true,
  isPickedUp: false,
  totalKurus: 64_000,
  refundableKurus: 64_000,
};
const AT_THE_BANK: TransitionFacts = {
  paymentStatus: 'unpaid',
  hasGoods: false,
  hasPieces: true,
  isPickedUp: false,
  totalKurus: 64_000,
  refundableKurus: 0,
};

const ALL_FACTS: TransitionFacts[] = ORDER_PAYMENT_STATUSES.flatMap((paymentStatus) =>
  [true, false].flatMap((hasGoods) =>
    [true, false].flatMap((hasPieces) =>
      [true, false].flatMap((isPickedUp) =>
        [0, 64_000].map((refundableKurus) => ({
          ...{ paymentStatus, hasGoods, hasPieces, isPickedUp },
          totalKurus: 64_000,
          refundableKurus,
        })),
      ),
    ),
  ),
);
const ALL_TRANSITIONS = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.flatMap((to) =>
    ALL_FACTS.map((facts) => ({ from, to, facts, transition: orderTransition(from, to, facts) })),
  ),
);

/** Whether the order has its goods after the transition. */
function hasGoodsAfter({ goods }: OrderTransition, before: boolean): boolean {
  return goods === 'take' || (before && goods === 'keep');
}

describe('A transition of an order', () => {
  it('is possible between any two statuses', () => {
    expect(ALL_TRANSITIONS).toHaveLength(7 * 7 * ALL_FACTS.length);
  });

  it('that changes nothing has no consequences', () => {
    for (const { from, to, transition } of ALL_TRANSITIONS) {
      if (from !== to) continue;
      expect(transition).toEqual({
        goods: 'keep',
        mail: null,
        refundsMoney: false,
        givesUnpaid: false,
        asksCargo: false,
      });
    }
  });

  it('leaves no goods with a cancelled order, and none out of an order that goes its way', () => {
    for (const { to, from, facts, transition } of ALL_TRANSITIONS) {
      if (from === to) continue;
      if (to === 'cancelled') expect(hasGoodsAfter(transition, facts.hasGoods)).toBe(false);
      const cameIn = from === 'cancelled' || from === 'pending';
      if (to !== 'cancelled' && to !== 'pending' && cameIn) {
        expect(hasGoodsAfter(transition, facts.hasGoods)).toBe(true);
      }
    }
  });

  it('never takes goods twice, and gives none back that are not taken, on any way through the statuses', () => {
    for (const way of allWays()) {
      const [first = 'pending', ...next] = way;
      let from = first;
      let hasGoods = first !== 'pending' && first !== 'cancelled';
      for (const to of next) {
        const transition = orderTransition(from, to, { ...PAID, hasGoods });
        expect([way, transition.goods]).not.toEqual([way, hasGoods ? 'take' : 'return']);
        hasGoods = hasGoodsAfter(transition, hasGoods);
        from = to;
      }
    }
  });

  it('returns money only with the end of the order, and only what has not gone back', () => {
    for (const { from, to, facts, transition } of ALL_TRANSITIONS) {
      const isEnd = to === 'cancelled' && from !== 'cancelled';
      expect(transition.refundsMoney).toBe(isEnd && facts.refundableKurus > 0);
    }
  });

  it.each<[`${OrderStatus} → ${OrderStatus}`, TransitionFacts, Partial<OrderTransition>]>([
    ['confirmed → preparing', PAID, { goods: 'keep', mail: null }],
    ['preparing → shipped', PAID, { goods: 'keep', mail: 'shipped', asksCargo: true }],
    ['preparing → shipped', { ...PAID, isPickedUp: true }, { mail: 'ready', asksCargo: false }],
    ['shipped → in_transit', { ...PAID, isPickedUp: true }, { mail: null }],
    ['shipped → delivered', { ...PAID, isPickedUp: true }, { mail: 'delivered' }],
    ['shipped → in_transit', PAID, { mail: 'in_transit', asksCargo: false }],
    ['in_transit → delivered', PAID, { mail: 'delivered' }],
    ['delivered → shipped', PAID, { mail: null, asksCargo: true }],
    ['confirmed → shipped', { ...PAID, hasPieces: false }, { mail: null, asksCargo: false }],
    ['confirmed → cancelled', PAID, { goods: 'return', mail: 'cancelled', refundsMoney: true }],
    ['pending → cancelled', AT_THE_BANK, { goods: 'release', mail: 'cancelled', refundsMoney: false }],
    ['pending → confirmed', AT_THE_BANK, { goods: 'take', mail: 'confirmed', givesUnpaid: true }],
    ['pending → confirmed', PAID, { goods: 'keep', mail: null, givesUnpaid: false }],
    [
      'cancelled → confirmed',
      { ...PAID, hasGoods: false },
      { goods: 'take', mail: 'reinstated', givesUnpaid: false },
    ],
    [
      'cancelled → preparing',
      { ...PAID, hasGoods: false, refundableKurus: 0 },
      { goods: 'take', givesUnpaid: true },
    ],
    [
      'cancelled → preparing',
      { ...PAID, hasGoods: false, totalKurus: 0, refundableKurus: 0 },
      { goods: 'take', givesUnpaid: false },
    ],
    ['cancelled → pending', AT_THE_BANK, { goods: 'take', mail: 'reinstated', givesUnpaid: true }],
    ['confirmed → pending', PAID, { goods: 'keep', mail: null }],
  ])('%s', (way, facts, expected) => {
    const [from, to] = way.split(' → ') as [OrderStatus, OrderStatus];
    expect(orderTransition(from, to, facts)).toMatchObject(expected);
  });

  it('tells the customer about a parcel only while it moves forward', () => {
    for (const { from, to, transition } of ALL_TRANSITIONS) {
      if (
        transition.mail === 'shipped' ||
        transition.mail === 'in_transit' ||
        transition.mail === 'delivered'
      ) {
        expect(transition.mail).toBe(to);
        expect(GOING.findIndex((status) => status === from)).toBeLessThan(
          GOING.findIndex((status) => status === to),
        );
      }
    }
  });
});

/** All sequences of three transitions. */
function allWays(): OrderStatus[][] {
  const longer = (ways: OrderStatus[][]) =>
    ways.flatMap((way) => ORDER_STATUSES.map((status) => [...way, status]));
  return longer(longer(longer(longer([[]]))));
}
