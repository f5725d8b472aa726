import { describe, expect, it } from '@jest/globals';
import type { RescheduleDate } from '@contract/booking-changes/reschedule.views.js';
import { type RescheduleStart, startingDate, whyNotThere } from './reschedule-start.js';

const aDate = (sessionId: string, more: Partial<RescheduleDate> = {}): RescheduleDate => ({
  ...{ sessionId, title: 'Çark', date: '2037-12-19', startTime: '14:00', endTime: '17:00' },
  ...{ freeSeats: 3, isSameWorkshop: true, prices: { regularKurus: 100_000, unitKurus: 100_000 } },
  ...more,
});
const DATES = [
  aDate('glass', { isSameWorkshop: false }),
  aDate('wheel'),
  aDate('evening', { date: '2037-12-20' }),
];

describe('The day on which a guest was dropped', () => {
  it.each<[string, RescheduleStart, string | null]>([
    ['nothing was chosen', {}, null],
    ['a day has the same workshop and another', { date: '2037-12-19' }, 'wheel'],
    ['a day has one session', { date: '2037-12-20' }, 'evening'],
    ['it was a session', { sessionId: 'glass' }, 'glass'],
    ['a day has no room', { date: '2037-12-21' }, null],
  ])('begins with the session that suits best: %s', (_what, start, expected) => {
    expect(startingDate(start, DATES)?.sessionId ?? null).toBe(expected);
  });

  it.each<[RescheduleStart, string | null]>([
    [{}, null],
    [{ date: '2037-12-19' }, null],
    [{ date: '2037-12-21' }, '21 Aralık Pazartesi günü 2 kişilik boş yer yok; aşağıdan başka bir gün seçin.'],
    [{ sessionId: 'full' }, 'Bıraktığınız seansta 2 kişilik boş yer yok; aşağıdan başka bir gün seçin.'],
  ])('says why it cannot be: %j', (start, expected) => {
    expect(whyNotThere(start, DATES, 2)).toBe(expected);
  });
});
