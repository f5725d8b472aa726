import { describe, expect, it } from '@jest/globals';
import { CARGO_COMPANIES, orderCargo } from './cargo.js';

describe('Where a parcel can be followed', () => {
  it.each(CARGO_COMPANIES.filter(({ trackingPage }) => trackingPage !== null))(
    '$name has a page of its own',
    ({ name }) => {
      const cargo = orderCargo({ cargoCompany: name, trackingNumber: '12/3 &x' });
      expect(cargo?.trackingUrl).toMatch(/^https:\/\/[^{}]*12%2F3%20%26x$/);
    },
  );

  it('is unknown for a company that takes no number along, for other companies and without a number', () => {
    expect(orderCargo({ cargoCompany: 'Kolay Gelsin', trackingNumber: '7' })).toEqual({
      company: 'Kolay Gelsin',
      trackingNumber: '7',
      trackingUrl: null,
    });
    expect(orderCargo({ cargoCompany: 'Mahalle Kuryesi', trackingNumber: '7' })).toEqual({
      company: 'Mahalle Kuryesi',
      trackingNumber: '7',
      trackingUrl: null,
    });
    expect(orderCargo({ cargoCompany: 'PTT Kargo', trackingNumber: null })?.trackingUrl).toBeNull();
    expect(orderCargo({ cargoCompany: null, trackingNumber: null })).toBeNull();
  });
});
