import { describe, expect, it } from '@jest/globals';
import { isTrackingNumber, unusualForm } from './tracking-number.js';

describe('A tracking number', () => {
  it.each(['104882107733', '1Z999AA10123456784', 'RR 123 456 789 TR', '12-34/5', '7'])(
    'may be %j',
    (text) => {
      expect(isTrackingNumber(text)).toBe(true);
    },
  );

  it.each([
    '',
    ' ',
    'yarın gelecek',
    'sonra',
    'https://kargo.example/?no=12',
    'www.kargo.example/12',
    '12\t34',
    '12  34',
    '12<b>',
    '12-',
  ])('is not %j', (text) => expect(isTrackingNumber(text)).toBe(false));

  it.each([
    ['Yurtiçi Kargo', '104882107733'],
    ['YURTİÇİ', '1048 8210 7733'],
    ['Aras Kargo', '3391475520186'],
    ['PTT Kargo', 'rr123456789tr'],
    ['UPS', '1Z999AA10123456784'],
    ['Mahalle Kuryesi', '7'],
  ])('of %s may look like %s', (company, number) => expect(unusualForm(company, number)).toBeNull());

  it.each([
    ['Yurtiçi Kargo', '10488210773', '12 rakam'],
    ['Aras Kargo', 'AK123456', '13 ya da 20 rakam'],
    ['UPS', '1Z999', '1Z ile başlayan 18 karakter'],
  ])('of %s seldom looks like %s', (company, number, words) =>
    expect(unusualForm(company, number)).toBe(words),
  );
});
