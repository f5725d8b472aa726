import { describe, expect, it } from '@jest/globals';
import { explainPriorPrice } from './explain-prior-price.js';

const HISTORY = { changes: [], priceKurus: 80_000, prior: null, lowestBeforeKurus: null };

describe('Why a price is crossed out or not', () => {
  it.each([
    [
      { prior: { kurus: 100_000, until: '2026-12-29' } },
      '1.000,00 TL: indirimden önceki 30 günün en düşük fiyatı. En son 29 Aralık',
    ],
    [{}, 'başka bir fiyatla satışta değildi'],
    [{ lowestBeforeKurus: 80_000 }, '800,00 TL, bugünkü fiyat bunun altında değil'],
    [{ lowestBeforeKurus: 70_000 }, '700,00 TL, bugünkü fiyat bunun altında değil'],
    [{ lowestBeforeKurus: 90_000 }, '30 gün geçti'],
  ])('with %j', (known, said) => {
    expect(explainPriorPrice({ ...HISTORY, ...known }).replaceAll('\u00a0', ' ')).toContain(said);
  });
});
