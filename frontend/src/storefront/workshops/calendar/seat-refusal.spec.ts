import { describe, expect, it } from '@jest/globals';
import { aSession } from '../../../../testing/sessions.js';
import { seatRefusal, seatsLeft } from './seat-refusal.js';

const MORNING = new Date('2026-12-12T09:59:59+03:00');

describe('asking for seats', () => {
  it.each([
    { why: 'it has begun', available: 5, quantity: 1, inCart: 0, now: '10:00:00', code: 'workshop_begun' },
    { why: 'it is full', available: 0, quantity: 1, inCart: 0, code: 'workshop_full' },
    { why: 'there are fewer', available: 2, quantity: 3, inCart: 0, code: 'insufficient_seats' },
    { why: 'the rest lies in the cart', available: 2, quantity: 1, inCart: 2, code: 'seats_in_cart' },
    { why: 'a part lies in the cart', available: 5, quantity: 3, inCart: 3, code: 'seats_in_cart' },
    {
      why: 'the cart would hold too many',
      available: 200,
      quantity: 1,
      inCart: 99,
      code: 'too_many_seats',
    },
  ])('is refused when $why', ({ available, quantity, inCart, now = '09:00:00', code }) => {
    const attempt = { quantity, inCart, now: new Date(`2026-12-12T${now}+03:00`) };
    expect(seatRefusal({ session: aSession({ available }), ...attempt })?.code).toBe(code);
  });

  it('says how many of the free seats lie in the cart already', () => {
    const session = aSession({ title: 'Seramik Atölyesi', available: 5 });
    const refusal = seatRefusal({ session, quantity: 3, inCart: 4, now: MORNING });
    expect(refusal?.message).toBe(
      'Seramik Atölyesi için 5 yer kaldı; sepetinizde bu workshop için 4 yer var.',
    );
  });

  it.each([
    { available: 1, quantity: 1, inCart: 0 },
    { available: 3, quantity: 1, inCart: 2 },
    { available: 3, quantity: 3, inCart: 0 },
  ])('is fine for $quantity of $available with $inCart in the cart, up to the last second', (attempt) => {
    const { available, ...rest } = attempt;
    expect(seatRefusal({ session: aSession({ available }), ...rest, now: MORNING })).toBeNull();
  });

  it.each([
    [6, 0, 6],
    [6, 2, 4],
    [1, 3, 0],
    [0, 0, 0],
  ])('leaves of %d free ones with %d in the cart %d', (available, inCart, left) => {
    expect(seatsLeft(aSession({ available }), inCart)).toBe(left);
  });
});
