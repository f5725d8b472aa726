import { describe, expect, it } from '@jest/globals';
import {
  BULK_ORDER_STATUS_LABELS,
  BULK_ORDER_STATUSES,
  isOverdue,
  offerDueAt,
  offerPromise,
} from './bulk-order.js';

const ASKED = new Date('2026-11-21T11:02:00Z');
const DUE = new Date('2026-11-22T11:02:00Z');
const at = (instant: string) => new Date(instant);

describe('A wish for an offer', () => {
  it('has a Turkish word for each of its states', () => {
    expect(BULK_ORDER_STATUSES.map((status) => BULK_ORDER_STATUS_LABELS[status])).toEqual([
      'Beklemede',
      'Onaylandı',
      'Reddedildi',
    ]);
  });

  it('is promised an offer within 24 hours', () => {
    expect(offerDueAt(ASKED)).toEqual(DUE);
    expect(offerPromise(ASKED)).toBe('Teklifiniz 24 saat içinde, en geç 22 Kasım Pazar günü sizde olur.');
  });

  it.each([
    ['pending', '2026-11-21T11:02:00Z', false],
    ['pending', '2026-11-22T11:02:00Z', false],
    ['pending', '2026-11-22T11:02:01Z', true],
    ['pending', '2027-01-01T00:00:00Z', true],
    ['approved', '2027-01-01T00:00:00Z', false],
    ['rejected', '2027-01-01T00:00:00Z', false],
  ] as const)('that is %s at %s is overdue: %s', (status, now, expected) => {
    expect(isOverdue({ status, dueAt: DUE, offerSentAt: null }, at(now))).toBe(expected);
  });

  it('is not overdue once an offer is out, whatever becomes of it', () => {
    const offered = { status: 'pending', dueAt: DUE, offerSentAt: ASKED } as const;
    expect(isOverdue(offered, at('2027-01-01T00:00:00Z'))).toBe(false);
  });
});
