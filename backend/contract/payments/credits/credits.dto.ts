import { Transform } from 'class-transformer';
import { IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { isId } from '../../common/id.js';
import { LARGEST_INTEGER } from '../../common/record-number.rule.js';
import { rulesInOrder } from '../../common/rules-in-order.js';
import { hasVisibleCharacter } from '../../common/text-rules.js';
import { creditCode } from './credit-code.js';

const CODE = { message: 'Kredi kodunu girin.' };
const AMOUNT = { message: 'Kredi tutarı geçersiz.' };
const LONGEST_CODE = 40;

/** A code that somebody types to pay with. */
export class CreditCodeDto {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? creditCode(value) : value))
  @rulesInOrder(
    IsString(CODE),
    IsNotEmpty(CODE),
    hasVisibleCharacter(CODE.message),
    MaxLength(LONGEST_CODE, CODE),
  )
  code: string;
}

/** A credit that pays for an order, or a part of it. */
export class UsedCreditDto extends CreditCodeDto {
  /** How much the buyer saw it pay, in kuruş; when it pays another sum, the order is refused. */
  @rulesInOrder(IsInt(AMOUNT), Min(1, AMOUNT), Max(LARGEST_INTEGER, AMOUNT))
  kurus: number;
}

/** Pays what is left of a credit back in money. */
export class PayBackCreditDto {
  @isId('Kredi bulunamadı.')
  creditId: string;

  /** What was left when it was decided, in kuruş. */
  @rulesInOrder(IsInt(AMOUNT), Min(1, AMOUNT), Max(LARGEST_INTEGER, AMOUNT))
  kurus: number;

  /** A request repeated after a lost answer pays back once. */
  @isId('İstek anahtarı geçersiz.')
  requestKey: string;
}
