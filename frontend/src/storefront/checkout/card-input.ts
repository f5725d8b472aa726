import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { groupCardNumber } from '@contract/payments/card.js';
import { CardDto } from '@contract/payments/card.dto.js';

/** The values of the card fields. They are kept in the form's state and nowhere else. */
export type CardInput = Record<CardField, string>;
export type CardField = (typeof CARD_FIELDS)[number];

/** The fields in the order in which they are filled and checked. */
export const CARD_FIELDS = ['cardHolderName', 'cardNumber', 'expireMonth', 'expireYear', 'cvc'] as const;

export const EMPTY_CARD: CardInput = {
  cardHolderName: '',
  cardNumber: '',
  expireMonth: '',
  expireYear: '',
  cvc: '',
};

const HOLDER_MAX = 50;

/** Formats what was typed, pasted or filled in by the browser. */
export const formatCardField: Record<CardField, (typed: string) => string> = {
  cardHolderName: (typed) => typed.toLocaleUpperCase('tr-TR').slice(0, HOLDER_MAX),
  cardNumber: groupCardNumber,
  expireMonth: (typed) => digitsOf(typed).slice(0, 2),
  // Browsers fill in '2030' as well as '30'.
  expireYear: (typed) =>
    digitsOf(typed)
      .replace(/^20(?=\d{2}$)/, '')
      .slice(0, 2),
  cvc: (typed) => digitsOf(typed).slice(0, 4),
};

export interface CardError {
  readonly field: CardField;
  readonly message: string;
}

export function toCard(input: CardInput): CardDto {
  return plainToInstance(CardDto, {
    cardHolderName: input.cardHolderName,
    cardNumber: digitsOf(input.cardNumber),
    expireMonth: input.expireMonth === '' ? '' : input.expireMonth.padStart(2, '0'),
    expireYear: input.expireYear.length === 2 ? `20${input.expireYear}` : '',
    cvc: input.cvc,
  });
}

/** Specification 1, section 5, 'Card': only the first error is shown. */
export function firstCardError(input: CardInput): CardError | null {
  const errors = validateSync(toCard(input), { stopAtFirstError: true });
  for (const field of CARD_FIELDS) {
    const [message] = Object.values(errors.find(({ property }) => property === field)?.constraints ?? {});
    if (message !== undefined) return { field, message };
  }
  return null;
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '');
}
