import { expect, it } from '@jest/globals';
import { latestArrival } from './preparation.js';

it('The last day of arrival is three weeks after the order, by the studio’s calendar', () => {
  expect(latestArrival('2026-11-27T10:00:00.000Z')).toBe('18 Aralık Cuma');
  expect(latestArrival(new Date('2026-11-27T21:30:00.000Z'))).toBe('19 Aralık Cumartesi');
});
