import { describe, expect, it } from '@jest/globals';
import { scaleLines, shortTl } from './revenue-scale.js';

describe('The scale of the weeks', () => {
  it.each([
    [0, []],
    [834_200, [500_000]],
    [1_210_000, [500_000, 1_000_000]],
    [12_100_000, [5_000_000, 10_000_000]],
    [90_000, [50_000]],
    [250_000, [100_000, 200_000]],
  ])('has round lines below %s kuruş', (largest, lines) => {
    expect(scaleLines(largest)).toEqual(lines);
  });

  it('writes amounts as short as they are read', () => {
    expect([85_049, 490_000, 1_210_000].map(shortTl)).toEqual(['850', '4,9 bin', '12,1 bin']);
  });
});
