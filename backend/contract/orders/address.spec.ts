import { describe, expect, it } from '@jest/globals';
import { formatAddress } from './address.js';

const ICADIYE = { city: 'İstanbul', district: 'Üsküdar', neighbourhood: 'İcadiye Mah.' };

describe('an address as one text', () => {
  it.each([
    ['Bereketli Sok. No: 12 D: 3', 'İcadiye Mah. Bereketli Sok. No: 12 D: 3, Üsküdar / İstanbul'],
    ['  Bereketli Sok.\nNo: 12,  ', 'İcadiye Mah. Bereketli Sok. No: 12, Üsküdar / İstanbul'],
    ['', 'İcadiye Mah., Üsküdar / İstanbul'],
  ])('puts %j between neighbourhood and district', (addressLine, text) => {
    expect(formatAddress({ ...ICADIYE, addressLine })).toBe(text);
  });
});
