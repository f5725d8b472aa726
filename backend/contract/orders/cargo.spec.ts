import { describe, expect, it } from '@jest/globals';
import { parcelCargo } from './cargo.js';

const PAGE = 'https://kargo.example/?takip={number}';

describe('Where a parcel can be followed', () => {
  it('is the page that the carrier had when the parcel was sent', () => {
    const parcel = { carrier: 'PTT Kargo', trackingNumber: '12/3 &$&x', trackingPage: PAGE };
    expect(parcelCargo(parcel)?.trackingUrl).toBe('https://kargo.example/?takip=12%2F3%20%26%24%26x');
  });

  it('is unknown for a carrier without a page, and without a number', () => {
    expect(parcelCargo({ carrier: 'Mahalle Kuryesi', trackingNumber: '7', trackingPage: null })).toEqual({
      company: 'Mahalle Kuryesi',
      trackingNumber: '7',
      trackingUrl: null,
    });
    const unsent = { carrier: 'PTT Kargo', trackingNumber: null, trackingPage: PAGE };
    expect(parcelCargo(unsent)?.trackingUrl).toBeNull();
    expect(parcelCargo({ carrier: null, trackingNumber: null, trackingPage: null })).toBeNull();
  });
});
