import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  Max,
  Min,
} from 'class-validator';
import { MAX_CART_LINES, MAX_QUANTITY } from '../../checkout/cart/cart-limits.js';
import { isId } from '../../common/id.js';
import { nestedList } from '../../common/nested.js';
import { isRecordNumber, LARGEST_INTEGER } from '../../common/record-number.rule.js';
import { NOTED_PAYMENT_METHODS } from '../../payments/payment-method.js';

const ORDER = 'Sipariş bulunamadı.';
const LINE = 'Sipariş kalemi bulunamadı.';
const NO_LINES = { message: 'Değiştirilecek en az bir kalem seçin.' };
const QUANTITY = { message: `Adet 0 ile ${MAX_QUANTITY} arasında olmalı.` };
const SEEN = { message: 'Görülen tutar geçersiz.' };
/** Corrections may have added lines to those of the cart. */
const MOST_LINES = 2 * MAX_CART_LINES;

/** How many of a line there are to be. */
export class CorrectedLineDto {
  @isId(LINE)
  lineId: string;

  @Max(MAX_QUANTITY, QUANTITY)
  @Min(0, QUANTITY)
  @IsInt(QUANTITY)
  quantity: number;
}

/** A correction of an order's lines; lines that are not named stay. */
export class PreviewCorrectionDto {
  @isId(ORDER)
  orderId: string;

  @nestedList(() => CorrectedLineDto, LINE)
  @ArrayUnique(({ lineId }: CorrectedLineDto) => lineId, {
    message: 'Bir kalem yalnızca bir kez seçilebilir.',
  })
  @ArrayMaxSize(MOST_LINES, NO_LINES)
  @ArrayMinSize(1, NO_LINES)
  @IsArray(NO_LINES)
  lines: CorrectedLineDto[];
}

/** A correction as the preview showed it. */
export class CorrectOrderDto extends PreviewCorrectionDto {
  /** The version that was previewed: a change by somebody else since then is not overwritten. */
  @isRecordNumber('Sürüm geçersiz.')
  version: number;

  /** What the order costs afterwards, as it was seen, in kuruş. */
  @Max(LARGEST_INTEGER, SEEN)
  @Min(0, SEEN)
  @IsInt(SEEN)
  seenTotalKurus: number;

  /** What goes back, as it was seen, in kuruş. */
  @Max(LARGEST_INTEGER, SEEN)
  @Min(0, SEEN)
  @IsInt(SEEN)
  seenGivenBackKurus: number;

  /** False when pieces that leave the order are not added to the stock, for example because they are broken. */
  @IsBoolean({ message: 'Stok seçimi geçersiz.' })
  restocks: boolean;

  /** A request repeated after a lost answer corrects once. */
  @isId('Düzeltme anahtarı geçersiz.')
  requestKey: string;
}

/** How the difference is paid: taken at the door, or by card on a page of its own. */
export const DIFFERENCE_METHODS = [...NOTED_PAYMENT_METHODS, 'link'] as const;
export type DifferenceMethod = (typeof DIFFERENCE_METHODS)[number];

/** A student without a proof pays the regular price. */
export class TakeStudentDifferenceDto {
  @isId('Rezervasyon bulunamadı.')
  bookingId: string;

  /** Which seat of the booking, from 0. */
  @Max(98, { message: 'Yer bulunamadı.' })
  @Min(0, { message: 'Yer bulunamadı.' })
  @IsInt({ message: 'Yer bulunamadı.' })
  position: number;

  @IsIn(DIFFERENCE_METHODS, { message: 'Ödeme yöntemini seçin.' })
  method: DifferenceMethod;

  /** A request repeated after a lost answer takes the difference once. */
  @isId('Ödeme anahtarı geçersiz.')
  requestKey: string;
}
