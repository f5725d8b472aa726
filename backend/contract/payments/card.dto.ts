import { IsNotEmpty, IsString, Matches, MaxLength, Validate, ValidatorConstraint } from 'class-validator';
import type { ValidationArguments, ValidatorConstraintInterface } from 'class-validator';
import { hasVisibleCharacter, oneLine } from '../common/text-rules.js';
import { isCardNumber, isExpired, isMonth } from './card.js';
import { trimmed } from '../common/trimmed.js';

@ValidatorConstraint({ name: 'cardNumber' })
class CardNumberRule implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isCardNumber(value);
  }

  defaultMessage(): string {
    return 'Geçerli bir kart numarası giriniz';
  }
}

@ValidatorConstraint({ name: 'month' })
class MonthRule implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isMonth(value);
  }

  defaultMessage(): string {
    return 'Geçersiz ay';
  }
}

@ValidatorConstraint({ name: 'notExpired' })
class NotExpiredRule implements ValidatorConstraintInterface {
  validate(value: unknown, { object }: ValidationArguments): boolean {
    const { expireMonth } = object as Partial<CardDto>;
    return typeof value === 'string' && !isExpired(String(expireMonth), value, new Date());
  }

  defaultMessage(): string {
    return 'Kartın süresi dolmuş';
  }
}

/** Rules and messages: specification 1, section 5, 'Card'. Never stored, never logged. */
export class CardDto {
  @trimmed()
  @oneLine()
  @MaxLength(50, { message: 'Kart üzerindeki ad en fazla 50 karakter olabilir' })
  @hasVisibleCharacter('Kart üzerindeki ad gerekli')
  @IsString({ message: 'Kart üzerindeki ad gerekli' })
  @IsNotEmpty({ message: 'Kart üzerindeki ad gerekli' })
  cardHolderName: string;

  /** 13 to 19 digits without spaces. */
  @Validate(CardNumberRule)
  cardNumber: string;

  /** '01' … '12'. */
  @Validate(MonthRule)
  @IsNotEmpty({ message: 'Son kullanma tarihi gerekli' })
  expireMonth: string;

  /** Four digits. */
  @Validate(NotExpiredRule)
  @Matches(/^20\d{2}$/, { message: 'Son kullanma tarihi gerekli' })
  @IsNotEmpty({ message: 'Son kullanma tarihi gerekli' })
  expireYear: string;

  @Matches(/^\d{3,4}$/, { message: 'CVC kodu 3-4 haneli olmalıdır' })
  cvc: string;
}
