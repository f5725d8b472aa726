import { describe, expect, it } from '@jest/globals';
import { maskedEmail } from './masked-email.js';

describe('A masked address', () => {
  it.each([
    ['ayse@toprak.example', 'a***@toprak.example'],
    ['a@toprak.example', 'a***@toprak.example'],
    ['çiçek@toprak.example', 'ç***@toprak.example'],
    ['first.last+shop@toprak.example', 'f***@toprak.example'],
  ])('of %s is %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });
});
