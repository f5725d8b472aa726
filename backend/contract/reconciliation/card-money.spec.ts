import { describe, expect, it } from '@jest/globals';
import { type CardMoney, type Difference, differencesOf } from './card-money.js';

const money = (paidKurus: number, returnedKurus = 0): CardMoney => ({ paidKurus, returnedKurus });

describe('The shop and iyzico', () => {
  it.each<[string, [CardMoney | null, CardMoney | null], Difference[]]>([
    ['the same', [money(64_000, 1_000), money(64_000, 1_000)], []],
    ['nothing', [null, money(0)], []],
    ['nothing, the other way round', [money(0), null], []],
    [
      'a payment that the shop never heard of',
      [null, money(64_000)],
      [{ kind: 'unknown_here', oursKurus: 0, theirsKurus: 64_000 }],
    ],
    [
      'a payment that iyzico does not know',
      [money(64_000), null],
      [{ kind: 'unknown_there', oursKurus: 64_000, theirsKurus: 0 }],
    ],
    [
      'a refund by iyzico’s own panel',
      [money(64_000), money(64_000, 64_000)],
      [{ kind: 'returned', oursKurus: 0, theirsKurus: 64_000 }],
    ],
    [
      'a kuruş, and a refund',
      [money(64_000, 1), money(64_001)],
      [
        { kind: 'paid', oursKurus: 64_000, theirsKurus: 64_001 },
        { kind: 'returned', oursKurus: 1, theirsKurus: 0 },
      ],
    ],
  ])('tell %s', (_what, [ours, theirs], expected) => {
    expect(differencesOf(ours, theirs)).toEqual(expected);
  });
});
