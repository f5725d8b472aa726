import { describe, expect, it } from '@jest/globals';
import { isStudioPhone } from './studio-phone.js';

describe('A telephone of the studio', () => {
  it.each([
    '0312 444 11 22',
    '0532 123 45 67',
    '+90 (216) 555 01 48',
    '+49 30 1234567',
    '444 0 123',
    '0850 123 45 67',
    '0312 444 11 22 / 0532 123 45 67',
    '0312 444 11 22 (dahili 12)',
  ])('may be %s', (text) => {
    expect(isStudioPhone(text)).toBe(true);
  });

  it.each(['0312 123', '0312 444 11', '1234567', '49 30 1234567', '0312 444 11 22 33 44', 'yok'])(
    'may not be %s',
    (text) => {
      expect(isStudioPhone(text)).toBe(false);
    },
  );
});
