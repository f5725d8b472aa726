import { describe, expect, it } from '@jest/globals';
import { mersisProblem } from './mersis.js';

describe('A MERSİS number', () => {
  it.each([
    ['of a company', '0484084721100015', '4840847211'],
    ['of a sole trader with an identity number', '1000000014600001', '10000000146'],
    ['of a sole trader who wrote the other number as the tax number', '0484084721100015', '10000000146'],
  ])('%s is right', (_whose, mersis, taxNumber) => {
    expect(mersisProblem(mersis, taxNumber)).toBeNull();
  });

  it.each([
    ['048408472110001', '4840847211', '16 hanedir'],
    ['MERSISMERSISMERS', '4840847211', '16 hanedir'],
    ['0484084721200015', '4840847211', 'geçersiz'],
    ['0123456789000015', '4840847211', 'uymuyor'],
    ['1000000014600001', '19191919190', 'uymuyor'],
  ])('%s with the tax number %s is refused: %s', (mersis, taxNumber, problem) => {
    expect(mersisProblem(mersis, taxNumber)).toContain(problem);
  });
});
