import { describe, expect, it } from '@jest/globals';
import { amount, calendarDay } from '../lib/filter-values.js';
import { filterComplaints } from './filter-fields.js';

const INPUTS = [
  { name: 'from', label: 'Başlangıç', kind: 'date' },
  { name: 'to', label: 'Bitiş', kind: 'date', since: 'from' },
  { name: 'least', label: 'En az', kind: 'amount' },
  { name: 'most', label: 'En çok', kind: 'amount', since: 'least' },
] as const;
const FILTERS = { from: calendarDay, to: calendarDay, least: amount, most: amount };

describe('A range of a filter panel', () => {
  it.each([
    [{ from: '2026-12-12', to: '2026-12-11' }, { to: 'Başlangıcından önce olamaz.' }],
    [{ from: '2026-12-12', to: '2026-12-12' }, {}],
    [{ least: '500', most: '100' }, { most: 'En az değerden küçük olamaz.' }],
    [{ most: '1,2,3' }, { most: 'Tutarı 1.250,00 gibi yazın.' }],
  ])('of %j is answered with %j', (texts, complaints) => {
    expect(filterComplaints(INPUTS, FILTERS, texts)).toEqual(complaints);
  });
});
