import { describe, expect, it } from '@jest/globals';
import type { VatRules } from '../../../../contract/studio/vat.js';
import { withVatRate } from './read-vat-rate.js';

const DAY = '2026-11-27';
const rate = (id: string, name: string, percent: number) => ({
  id,
  name,
  percents: [{ percent, from: '2023-07-10' }],
});
const RULES: VatRules = {
  rates: [rate('genel', 'Genel oran', 20), rate('indirimli', 'İndirimli', 10)],
  productRateId: 'genel',
  workshopRateId: 'genel',
  shippingRateId: 'genel',
};
const read = (vatRate: string) => withVatRate({ line: 2, values: { vatRate }, problems: [] }, RULES, DAY);

describe('A rate of KDV in a table', () => {
  it.each([
    ['Genel oran', 'genel'],
    ['INDIRIMLI', 'indirimli'],
    ['10', 'indirimli'],
    ['%10', 'indirimli'],
    ['10,00 %', 'indirimli'],
    ['20', null],
  ])('%j is %j', (text, vatRateId) => {
    expect(read(text)).toEqual({ line: 2, values: { vatRateId }, problems: [] });
  });

  it.each(['8', 'Lüks', '%'])('%j is refused', (text) => {
    expect(read(text).problems).toEqual([`KDV Oranı: dükkânda böyle bir oran yok (“${text}”)`]);
  });

  it('stays as it is where the table has none', () => {
    const product = { line: 2, values: { name: 'Kâse' }, problems: [] };
    expect(withVatRate(product, RULES, DAY)).toBe(product);
  });
});
