import { describe, expect, it } from '@jest/globals';
import { describePreparation, latestArrival, type PreparationTime } from './preparation.js';

describe('The time to make a piece', () => {
  it.each<[PreparationTime, string]>([
    [{ unit: 'week', typical: 2, longest: 3 }, 'yaklaşık 2 hafta, en çok 3 hafta'],
    [{ unit: 'day', typical: 3, longest: 10 }, 'yaklaşık 3 gün, en çok 10 gün'],
    [{ unit: 'day', typical: 5, longest: 5 }, 'en çok 5 gün'],
  ])('%j is told as %s', (time, words) => {
    expect(describePreparation(time)).toBe(words);
  });

  it('ends on a day in Istanbul', () => {
    expect(latestArrival('2026-11-27T10:00:00.000Z', 21)).toBe('18 Aralık Cuma');
    expect(latestArrival(new Date('2026-11-27T21:30:00.000Z'), 21)).toBe('19 Aralık Cumartesi');
    expect(latestArrival('2026-11-27T10:00:00.000Z', 5)).toBe('2 Aralık Çarşamba');
  });
});
