import { describe, expect, it } from '@jest/globals';
import { describeGivenBack } from './describe-given-back.js';

describe('Where the money of an order went', () => {
  it.each([
    [0, 0, /^$/],
    [85_000, 0, /^850,00\sTL kartınıza iade edildi\.$/],
    [85_000, 85_000, /^850,00\sTL krediniz oldu; kodu e-postanızda\.$/],
    [85_000, 60_000, /^600,00\sTL krediniz oldu; .* 250,00\sTL kartınıza iade edildi\.$/],
  ])('of %s kuruş, %s of them credited', (refundedKurus, creditedKurus, text) => {
    expect(describeGivenBack({ refundedKurus, creditedKurus })).toMatch(text);
  });
});
