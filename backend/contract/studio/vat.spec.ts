import { describe, expect, it } from '@jest/globals';
import {
  ratesInUseProblem,
  vatChangeProblem,
  vatPercentOf,
  vatPercentOn,
  type VatRate,
  type VatRules,
} from './vat.js';

const GENERAL: VatRate = {
  id: 'genel',
  name: 'Genel oran',
  percents: [
    { percent: 18, from: '2005-01-01' },
    { percent: 20, from: '2023-07-10' },
    { percent: 22, from: '2027-01-01' },
  ],
};
const REDUCED: VatRate = {
  id: 'indirimli',
  name: 'İndirimli',
  percents: [{ percent: 10, from: '2023-07-10' }],
};
const PLANNED: VatRate = {
  id: 'gelecek',
  name: 'Gelecek',
  percents: [{ percent: 1, from: '2026-11-22' }],
};
const RULES: VatRules = {
  rates: [GENERAL, REDUCED],
  productRateId: 'genel',
  workshopRateId: 'indirimli',
  shippingRateId: 'genel',
};
const TODAY = '2026-11-21';
const withRates = (...rates: VatRate[]): VatRules => ({ ...RULES, rates });

describe('the percent of a rate', () => {
  it.each([
    ['2004-12-31', undefined],
    ['2005-01-01', 18],
    ['2023-07-09', 18],
    ['2023-07-10', 20],
    ['2026-12-31', 20],
    ['2027-01-01', 22],
    ['2099-01-01', 22],
  ])('is on %s %s', (day, percent) => {
    expect(vatPercentOn(GENERAL, day)).toBe(percent);
  });

  it.each([
    ['product', null, 20],
    ['workshop', null, 10],
    ['shipping', null, 20],
    ['product', 'indirimli', 10],
    ['workshop', 'genel', 20],
    ['workshop', 'bir-zamanlar', 10],
  ] as const)('for a %s with the rate %s is %i', (kind, vatRateId, percent) => {
    expect(vatPercentOf(RULES, { kind, vatRateId }, TODAY)).toBe(percent);
  });
});

describe('a rate that begins tomorrow', () => {
  const rules = withRates(GENERAL, REDUCED, PLANNED);
  const OWN = { kind: 'workshop', vatRateId: PLANNED.id } as const;

  it('leaves an item at the rate of its kind until then', () => {
    expect(vatPercentOf(rules, OWN, TODAY)).toBe(10);
    expect(vatPercentOf(rules, OWN, '2026-11-22')).toBe(1);
  });

  it('counts at once as the rate of a kind, which has no other', () => {
    expect(vatPercentOf({ ...rules, workshopRateId: PLANNED.id }, OWN, TODAY)).toBe(1);
  });
});

describe('a change of the rates', () => {
  const percentFrom = (from: string, percent = 15): VatRate => ({
    ...GENERAL,
    percents: [...GENERAL.percents.slice(0, 2), { percent, from }],
  });

  it.each<[string, VatRules]>([
    ['begins today', withRates(percentFrom(TODAY), REDUCED)],
    ['begins later', withRates(percentFrom('2026-11-22'), REDUCED)],
    [
      'takes back what has not begun',
      withRates({ ...GENERAL, percents: GENERAL.percents.slice(0, 2) }, REDUCED),
    ],
    ['renames a rate', withRates({ ...GENERAL, name: 'Standart' }, REDUCED)],
    [
      'adds a rate',
      withRates(GENERAL, REDUCED, { id: 'yeni', name: 'Yeni', percents: [{ percent: 1, from: TODAY }] }),
    ],
    ['makes another rate the default', { ...RULES, productRateId: 'indirimli' }],
  ])('is saved that %s', (_what, after) => {
    expect(vatChangeProblem(RULES, after, TODAY)).toBeNull();
  });

  it.each<[string, VatRules, string]>([
    ['begins in the past', withRates(percentFrom('2026-11-20'), REDUCED), '20.11.2026 geçmişte kaldı'],
    [
      'adds a rate that begins in the past',
      withRates(GENERAL, REDUCED, {
        id: 'yeni',
        name: 'Yeni',
        percents: [{ percent: 1, from: '2026-01-01' }],
      }),
      'Yeni: 01.01.2026 geçmişte kaldı',
    ],
    [
      'changes what has held',
      withRates(
        { ...GENERAL, percents: [{ percent: 19, from: '2005-01-01' }, ...GENERAL.percents.slice(1)] },
        REDUCED,
      ),
      'değiştirilemez',
    ],
    [
      'forgets what has held',
      withRates({ ...GENERAL, percents: GENERAL.percents.slice(1) }, REDUCED),
      'silinemez',
    ],
    ['removes a rate', withRates(GENERAL), 'İndirimli: geçmişte geçerli olmuş oranlar'],
  ])('is refused that %s', (_what, after, words) => {
    expect(vatChangeProblem(RULES, after, TODAY)).toContain(words);
  });
});

describe('a rate that is removed', () => {
  const removed = (products: number, sessions: number) =>
    ratesInUseProblem([
      { name: 'Boş', products: 0, sessions: 0 },
      { name: 'Kitap', products, sessions },
    ]);

  it.each([
    [3, 0, 'Kitap: 3 ürün bu oranı kullanıyor.'],
    [0, 1, 'Kitap: 1 seans bu oranı kullanıyor.'],
    [3, 2, 'Kitap: 3 ürün ve 2 seans bu oranı kullanıyor.'],
  ])('is refused while %i products and %i sessions have it', (products, sessions, words) => {
    expect(removed(products, sessions)).toContain(words);
  });

  it('is not missed where nothing has it', () => {
    expect(removed(0, 0)).toBeNull();
  });
});
