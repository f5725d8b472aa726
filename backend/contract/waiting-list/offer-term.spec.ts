import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatDateTime, studioInstant } from '../common/dates.js';
import { LEAST_TERM_MS, offerEnd } from './offer-term.js';

const HOUR = 3_600_000;
const SATURDAY = studioInstant('2026-12-12', '14:00');

describe('An offered seat', () => {
  it.each([
    ['a week before', '2026-12-05', '10:00', '05.12.2026 22:00'],
    ['a week before, in the evening', '2026-12-05', '11:30', '06.12.2026 09:00'],
    ['a week before, at night', '2026-12-05', '23:30', '06.12.2026 11:30'],
    ['a day and an hour before', '2026-12-11', '13:00', '12.12.2026 09:00'],
    ['less than a day before', '2026-12-11', '16:00', '11.12.2026 21:30'],
    ['in the evening before', '2026-12-11', '21:00', '12.12.2026 09:00'],
    ['in the morning of the day', '2026-12-12', '08:00', '12.12.2026 09:30'],
    ['three hours before', '2026-12-12', '11:00', '12.12.2026 11:45'],
    ['two and a half hours before', '2026-12-12', '11:30', '12.12.2026 12:00'],
  ])('waits, when it gets free %s, until the right hour', (_, ...[day, time, until]) => {
    const end = offerEnd({ now: studioInstant(day, time), startsAt: SATURDAY, hours: 12 });
    expect(end && formatDateTime(end)).toBe(until);
  });

  it.each([
    ['two hours before', '12:00'],
    ['when there would be no time to read it', '11:50'],
    ['after the session has begun', '15:00'],
  ])('is offered no more %s', (_, time) => {
    expect(offerEnd({ now: studioInstant('2026-12-12', time), startsAt: SATURDAY, hours: 12 })).toBeNull();
  });

  it('waits for the morning only while the session is not sooner', () => {
    const startsAt = studioInstant('2026-12-12', '10:00');
    const end = offerEnd({ now: studioInstant('2026-12-11', '21:00'), startsAt, hours: 12 });
    expect(end && formatDateTime(end)).toBe('12.12.2026 08:00');
  });

  it('ends in time, at a decent hour and never at once, whenever it gets free', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 24 * 60 - 1 }),
        fc.integer({ min: 1, max: 30 * 24 * 60 }),
        fc.integer({ min: 1, max: 72 }),
        (startMinute, minutesLeft, hours) => {
          const startsAt = new Date(studioInstant('2026-12-12', '00:00').getTime() + startMinute * 60_000);
          const now = new Date(startsAt.getTime() - minutesLeft * 60_000);
          const last = startsAt.getTime() - 2 * HOUR;
          const end = offerEnd({ now, startsAt, hours });
          if (end === null) {
            expect(now.getTime()).toBeGreaterThan(last - LEAST_TERM_MS);
            return;
          }
          expect(end.getTime() - now.getTime()).toBeGreaterThanOrEqual(LEAST_TERM_MS);
          expect(end.getTime()).toBeLessThanOrEqual(last);
          const [, clock = ''] = formatDateTime(end).split(' ');
          if (end.getTime() < last) expect(clock >= '09:00' && clock < '23:00').toBe(true);
        },
      ),
    );
  });
});
