import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chooseOffers, type Waiting } from './choose-offers.js';

const waits = (id: string, seats: number, takesFewer = false): Waiting => ({ id, seats, takesFewer });

describe('Free seats', () => {
  it('go to who came first', () => {
    expect(chooseOffers([waits('a', 1), waits('b', 1)], 1)).toEqual({
      offers: [{ id: 'a', seats: 1 }],
      passedOver: [],
    });
  });

  it('pass over a group that is too large, which keeps its place', () => {
    expect(chooseOffers([waits('a', 3), waits('b', 2)], 2)).toEqual({
      offers: [{ id: 'b', seats: 2 }],
      passedOver: [{ id: 'a', free: 2 }],
    });
  });

  it('go in part to who takes fewer', () => {
    expect(chooseOffers([waits('a', 3, true), waits('b', 1)], 2).offers).toEqual([{ id: 'a', seats: 2 }]);
  });

  it('go to several at once', () => {
    expect(chooseOffers([waits('a', 2), waits('b', 3), waits('c', 1)], 4)).toEqual({
      offers: [
        { id: 'a', seats: 2 },
        { id: 'c', seats: 1 },
      ],
      passedOver: [{ id: 'b', free: 2 }],
    });
  });

  it('are never offered twice, and nobody whom they fit is left out', () => {
    const queues = fc.array(fc.record({ seats: fc.integer({ min: 1, max: 6 }), takesFewer: fc.boolean() }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(queues, fc.integer({ min: 0, max: 12 }), (people, free) => {
        const queue = people.map((person, at) => ({ id: String(at), ...person }));
        const { offers } = chooseOffers(queue, free);
        const given = offers.reduce((sum, { seats }) => sum + seats, 0);
        expect(given).toBeLessThanOrEqual(free);
        const asked = new Set(offers.map(({ id }) => id));
        expect(asked.size).toBe(offers.length);
        for (const { id, seats, takesFewer } of queue) {
          if (!asked.has(id)) expect(takesFewer ? 1 : seats).toBeGreaterThan(free - given);
        }
      }),
    );
  });
});
