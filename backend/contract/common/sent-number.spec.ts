import { describe, expect, it } from '@jest/globals';
import { sentNumber } from './sent-number.js';

describe('A number that was sent as text', () => {
  it.each([
    ['7', 7],
    ['-3', -3],
    ['0012', 12],
  ])('%j is %d', (text, number) => {
    expect(sentNumber(text)).toBe(number);
  });

  it.each(['', ' 1', '1 ', '1e3', '0x1', '1.0', '+1', '12345678901', null, ['1']])(
    '%j stays as it is',
    (text) => {
      expect(sentNumber(text)).toBe(text);
    },
  );
});
