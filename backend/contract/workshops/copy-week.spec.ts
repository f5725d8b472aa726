import { describe, expect, it } from '@jest/globals';
import { mondayOf, planWeekCopies } from './copy-week.js';

const at = (date: string, startTime: string, endTime: string) => ({
  ...{ id: `${date} ${startTime}`, title: `Çark ${startTime}`, date, startTime, endTime },
});
/** A Friday at noon. */
const NOW = new Date('2026-11-27T09:00:00Z');

describe('The copy of a week', () => {
  it('begins on a Monday, whichever day names it', () => {
    expect(['2026-12-07', '2026-12-10', '2026-12-13'].map(mondayOf)).toEqual(Array(3).fill('2026-12-07'));
    expect(mondayOf('2026-12-06')).toBe('2026-11-30');
  });

  it('puts each session on its weekday in each target week, and names what stands in the way', () => {
    const planned = planWeekCopies({
      week: '2026-12-07',
      sessions: [at('2026-12-07', '10:00', '13:00'), at('2026-12-13', '14:00', '17:00')],
      targets: ['2026-12-21', '2026-12-14'],
      existing: [
        at('2026-12-14', '12:00', '15:00'),
        at('2026-12-14', '13:00', '15:00'),
        at('2026-12-21', '08:00', '10:00'),
      ],
      closedDays: [{ from: '2026-12-26', to: '2026-12-27', reason: 'Yıl sonu' }],
      now: NOW,
    });
    expect(planned).toMatchObject([
      { date: '2026-12-14', hours: '10:00–13:00', clashes: [{ hours: '12:00–15:00' }], closed: null },
      { date: '2026-12-20', clashes: [], closed: null },
      { date: '2026-12-21', clashes: [], closed: null },
      { date: '2026-12-27', clashes: [], closed: { reason: 'Yıl sonu' } },
    ]);
    expect(planned.some(({ isPast }) => isPast)).toBe(false);
  });

  it('cannot reach hours that have begun', () => {
    const planned = planWeekCopies({
      week: '2026-11-16',
      sessions: [at('2026-11-20', '10:00', '11:00'), at('2026-11-20', '18:00', '19:00')],
      targets: ['2026-11-23'],
      existing: [],
      closedDays: [],
      now: NOW,
    });
    expect(planned.map(({ isPast }) => isPast)).toEqual([true, false]);
  });
});
