import { describe, expect, it } from '@jest/globals';
import { isTrackingPage, USUAL_CARRIERS } from './carriers.js';

describe('The address of a tracking page', () => {
  it.each(USUAL_CARRIERS.filter(({ trackingPage }) => trackingPage !== ''))(
    'of $name is right',
    ({ trackingPage }) => {
      expect(isTrackingPage(trackingPage)).toBe(true);
    },
  );

  it.each([
    'https://kargo.example/takip',
    'http://kargo.example/{number}',
    'javascript:alert({number})',
    'https://{number}.kargo.example/',
    'https://kargo.example{number}/',
    'https://kargo.example@evil.example/{number}',
    'https://kargo.example/{number}/{number}',
    'https://kargo.example/ {number}',
    `https://kargo.example/${'a'.repeat(300)}{number}`,
    '',
    null,
  ])('%j is none', (address) => {
    expect(isTrackingPage(address)).toBe(false);
  });
});
