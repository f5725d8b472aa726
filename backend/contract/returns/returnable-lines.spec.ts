import { describe, expect, it } from '@jest/globals';
import { type DeliveredLine, lastDayToAsk, returnableLine } from './returnable-lines.js';
import { isRefundUrgent, refundBy, sendBy } from './return-term.js';

/** Ten in the evening at the studio, when it is still the same day elsewhere. */
const ARRIVED = new Date('2026-11-01T19:00:00Z');
const ORDER = { channel: 'web', deliveredAt: ARRIVED } as const;
const LINE: DeliveredLine = {
  ...{ lineId: 'line', name: 'Kupa', kind: 'product', isCancelled: false },
  ...{ sentQuantity: 3, arrivedAt: ARRIVED, returnedQuantity: 1 },
};
const at = (time: string, days = 14) => ({ days, now: new Date(time) });

describe('What of a line may go back', () => {
  it.each<[string, number, string | null]>([
    ['2026-11-15T20:59:00Z', 14, null],
    ['2026-11-15T21:00:00Z', 14, 'term_over'],
    ['2026-11-30T09:00:00Z', 30, null],
    ['2026-12-01T21:00:00Z', 30, 'term_over'],
  ])('ends with the last day of the term: %s, %s days', (time, days, refusal) => {
    expect(returnableLine(ORDER, LINE, at(time, days))).toMatchObject({ refusal, quantity: 2 });
  });

  it('has no term while nobody knows when the last piece arrived', () => {
    const unknown = { ...ORDER, deliveredAt: null };
    expect(lastDayToAsk(unknown, 14)).toBeNull();
    expect(returnableLine(unknown, LINE, at('2027-11-01T09:00:00Z')).refusal).toBeNull();
    expect(lastDayToAsk(ORDER, 14)).toBe('2026-11-15');
  });

  it.each<[Partial<DeliveredLine>, string]>([
    [{ kind: 'workshop' }, 'seats'],
    [{ isCancelled: true }, 'cancelled'],
    [{ sentQuantity: 0, returnedQuantity: 0 }, 'not_sent'],
    [{ returnedQuantity: 3 }, 'none_left'],
  ])('is nothing of %j', (changes, refusal) => {
    const line = returnableLine(ORDER, { ...LINE, ...changes }, at('2026-11-02T09:00:00Z'));
    expect(line).toMatchObject({ refusal, mayBeDamaged: false });
  });

  it('is nothing that was sold over the counter', () => {
    expect(returnableLine({ ...ORDER, channel: 'counter' }, LINE, at('2026-11-02T09:00:00Z')).refusal).toBe(
      'counter',
    );
  });

  it.each([
    ['2026-11-04T19:00:00Z', true],
    ['2026-11-04T19:00:01Z', false],
  ])('may be told to be broken for 72 hours: %s', (time, mayBeDamaged) => {
    expect(returnableLine(ORDER, LINE, at(time)).mayBeDamaged).toBe(mayBeDamaged);
  });
});

describe('The clocks of a return', () => {
  it('count from the notice, and warn from the tenth day on', () => {
    expect([sendBy(ARRIVED), refundBy(ARRIVED)]).toEqual(['2026-11-11', '2026-11-15']);
    expect(isRefundUrgent(ARRIVED, new Date('2026-11-10T20:59:00Z'))).toBe(false);
    expect(isRefundUrgent(ARRIVED, new Date('2026-11-10T21:00:00Z'))).toBe(true);
  });
});
