import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { CardDto } from './card.dto.js';

const GOOD = {
  cardHolderName: 'AYŞE DEMİR',
  cardNumber: '5528790000000008',
  expireMonth: '12',
  expireYear: String(new Date().getFullYear() + 4),
  cvc: '123',
};

function messages(changed: Partial<Record<keyof CardDto, unknown>>): string[] {
  const errors = validateSync(plainToInstance(CardDto, { ...GOOD, ...changed }), { stopAtFirstError: true });
  return errors.flatMap(({ constraints }) => Object.values(constraints ?? {}));
}

describe('a card', () => {
  it('is accepted when everything is right', () => {
    expect(messages({})).toEqual([]);
    expect(messages({ cardNumber: '374427000000003', cvc: '1234' })).toEqual([]);
  });

  it.each([
    ['no holder', { cardHolderName: '' }, 'Kart üzerindeki ad gerekli'],
    ['only blanks as holder', { cardHolderName: '   ' }, 'Kart üzerindeki ad gerekli'],
    [
      'a holder that is too long',
      { cardHolderName: 'A'.repeat(51) },
      'Kart üzerindeki ad en fazla 50 karakter olabilir',
    ],
    ['a mistyped number', { cardNumber: '5528790000000009' }, 'Geçerli bir kart numarası giriniz'],
    ['a number that is no text', { cardNumber: 5528790000000008 }, 'Geçerli bir kart numarası giriniz'],
    ['month 13', { expireMonth: '13' }, 'Geçersiz ay'],
    ['no month', { expireMonth: '' }, 'Son kullanma tarihi gerekli'],
    ['no year', { expireYear: '' }, 'Son kullanma tarihi gerekli'],
    ['half a year', { expireYear: '203' }, 'Son kullanma tarihi gerekli'],
    ['a past year', { expireYear: '2020' }, 'Kartın süresi dolmuş'],
    ['a short CVC', { cvc: '12' }, 'CVC kodu 3-4 haneli olmalıdır'],
    ['a long CVC', { cvc: '12345' }, 'CVC kodu 3-4 haneli olmalıdır'],
    ['letters as CVC', { cvc: '12a' }, 'CVC kodu 3-4 haneli olmalıdır'],
  ])('with %s says so', (_case, changed, message) => {
    expect(messages(changed)).toEqual([message]);
  });

  it('says that the month is wrong, not that the card is old, when the month is wrong', () => {
    expect(messages({ expireMonth: '99' })).toEqual(['Geçersiz ay']);
  });
});
