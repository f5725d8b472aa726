import { IsIn, IsInt, Max, Min } from 'class-validator';
import { isId } from '../common/id.js';
import { isOptionalText } from '../common/optional-text.rule.js';
import { LARGEST_INTEGER } from '../common/record-number.rule.js';
import { NOTED_PAYMENT_METHODS, type NotedPaymentMethod } from './payment-method.js';

const ORDER = 'Sipariş bulunamadı.';
const AMOUNT = { message: 'Tutar 0,01 TL’den az olamaz.' };
const SEEN = { message: 'Kalan tutar geçersiz.' };
export const PAYMENT_REFERENCE_LENGTH = 120;

/** Money that a person took for an order. */
export class NotePaymentDto {
  @isId(ORDER)
  orderId: string;

  @IsIn(NOTED_PAYMENT_METHODS, { message: 'Ödeme yöntemini seçin.' })
  method: NotedPaymentMethod;

  /** In kuruş; at most what is open. */
  @Max(LARGEST_INTEGER, { message: 'Tutar çok büyük.' })
  @Min(1, AMOUNT)
  @IsInt(AMOUNT)
  amountKurus: number;

  /** What was open when the admin looked, in kuruş: money that came meanwhile is detected. */
  @Max(LARGEST_INTEGER, SEEN)
  @Min(1, SEEN)
  @IsInt(SEEN)
  seenOpenKurus: number;

  @isOptionalText({ maxLength: PAYMENT_REFERENCE_LENGTH })
  reference: string;

  /** The same key with the same facts is one payment, so that a repeated request notes it once. */
  @isId('Ödeme anahtarı geçersiz.')
  requestKey: string;
}

/** Takes back a payment that was noted by mistake. */
export class ReversePaymentDto {
  @isId(ORDER)
  orderId: string;

  @isId('Ödeme bulunamadı.')
  paymentId: string;
}
