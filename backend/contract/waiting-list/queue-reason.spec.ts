import { describe, expect, it } from '@jest/globals';
import { queueReason } from './queue-reason.js';

const PAIR = { id: 'a', seats: 2, takesFewer: false };
const QUEUE = { waiting: [PAIR], freeSeats: 2, isTooLate: false, isQueueFirst: false };

describe('Nobody is asked', () => {
  it.each([
    ['nobody_waits', { waiting: [] }],
    ['too_late', { isTooLate: true }],
    ['full', { freeSeats: 0 }],
    ['being_asked', { isQueueFirst: true }],
    ['too_few', { freeSeats: 1 }],
    ['on_sale', {}],
  ] as const)('with the reason %s', (reason, queue) => {
    expect(queueReason({ ...QUEUE, ...queue })).toBe(reason);
  });
});
