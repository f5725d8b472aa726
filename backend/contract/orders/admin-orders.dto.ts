import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { MAX_CART_LINES } from '../checkout/cart/cart-limits.js';
import { isId } from '../common/id.js';
import { nested, nestedList } from '../common/nested.js';
import { isRecordNumber, LARGEST_INTEGER } from '../common/record-number.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { hasVisibleCharacter, mayBeAbsent, oneLine } from '../common/text-rules.js';
import { isTrackingNumber, TRACKING_NUMBER_REFUSED } from './tracking-number.js';
import { ORDER_STATUSES, type OrderStatus } from './order-status.js';
import { trimmed } from '../common/trimmed.js';

const ORDER = 'Sipariş bulunamadı.';
const VERSION = 'Sürüm geçersiz.';
const LINE = 'Sipariş kalemi bulunamadı.';
const NO_LINES = { message: 'İade edilecek en az bir kalem seçin.' };
/** The fee of the parcel is refunded like a line. */
const SHIPPING_LINES = 1;
const SEEN = { message: 'İade edilebilecek tutar geçersiz.' };
const RESTOCK = 'Stok seçimi geçersiz.';
const AMOUNT = { message: 'İade tutarı 0,01 TL’den az olamaz.' };

/** The rules of a carrier's name. */
export const isCargoCompany = (): PropertyDecorator =>
  rulesInOrder(
    trimmed(),
    IsNotEmpty({ message: 'Kargo şirketi gereklidir.' }),
    IsString({ message: 'Kargo şirketi gereklidir.' }),
    hasVisibleCharacter('Kargo şirketi gereklidir.'),
    MaxLength(60, { message: 'Kargo şirketi en fazla 60 karakter olabilir.' }),
    oneLine(),
  );

/** The rules of a parcel's tracking number, which may be empty while it is not known yet. */
export const isParcelNumber = (): PropertyDecorator =>
  rulesInOrder(
    trimmed(),
    IsString({ message: 'Takip numarası geçersiz.' }),
    MaxLength(60, { message: 'Takip numarası en fazla 60 karakter olabilir.' }),
    ValidateBy({
      name: 'isTrackingNumber',
      validator: {
        validate: (text: unknown) => text === '' || (typeof text === 'string' && isTrackingNumber(text)),
        defaultMessage: () => TRACKING_NUMBER_REFUSED,
      },
    }),
  );

/** The carrier and tracking number of a parcel. */
export class CargoDto {
  @isCargoCompany()
  company: string;

  @isParcelNumber()
  trackingNumber: string;
}

/** The change of status that documented clients send. */
export class OrderStatusDto {
  @IsIn(ORDER_STATUSES, { message: 'Durum geçersiz.' })
  status: OrderStatus;
}

export class SetOrderStatusDto extends OrderStatusDto {
  @isId(ORDER)
  orderId: string;

  /** The version that the client read: another admin's change since then is not overwritten. */
  @isRecordNumber(VERSION)
  version: number;

  @mayBeAbsent()
  @nested(() => CargoDto, 'Kargo bilgileri geçersiz.')
  cargo?: CargoDto;

  /** False when the money of a cancelled order is refunded by hand. */
  @mayBeAbsent()
  @IsBoolean({ message: 'Para iadesi seçimi geçersiz.' })
  refundsMoney?: boolean;

  /** False when the pieces of a cancelled order are not added to the stock, for example because they are broken. */
  @mayBeAbsent()
  @IsBoolean({ message: RESTOCK })
  restocks?: boolean;
}

export class SetOrderCargoDto {
  @isId(ORDER)
  orderId: string;

  @isRecordNumber(VERSION)
  version: number;

  @nested(() => CargoDto, 'Kargo bilgileri geçersiz.')
  cargo: CargoDto;
}

/** What goes back for one line. */
export class RefundedLineDto {
  @isId(LINE)
  lineId: string;

  /** The amount to refund, in kuruş; at most the line's charge less earlier refunds. */
  @Max(LARGEST_INTEGER, { message: 'İade tutarı çok büyük.' })
  @Min(1, AMOUNT)
  @IsInt(AMOUNT)
  amountKurus: number;

  /**
   * The refundable amount of the line that the admin saw, in kuruş: an intervening refund by another admin is
   * detected.
   */
  @Max(LARGEST_INTEGER, SEEN)
  @Min(1, SEEN)
  @IsInt(SEEN)
  seenKurus: number;
}

/** One decision about one line or several, carried out whole or not at all. */
export class RefundOrderDto {
  @isId(ORDER)
  orderId: string;

  @nestedList(() => RefundedLineDto, LINE)
  @ArrayUnique(({ lineId }: RefundedLineDto) => lineId, {
    message: 'Bir kalem yalnızca bir kez seçilebilir.',
  })
  @ArrayMaxSize(MAX_CART_LINES + SHIPPING_LINES, NO_LINES)
  @ArrayMinSize(1, NO_LINES)
  @IsArray(NO_LINES)
  lines: RefundedLineDto[];

  /**
   * Idempotency key of the decision: a request repeated after a lost answer gets the same answer, and the
   * refund happens once.
   */
  @isId('İade anahtarı geçersiz.')
  requestKey: string;

  /** True when the pieces of these lines came back and are added to the stock. */
  @mayBeAbsent()
  @IsBoolean({ message: RESTOCK })
  restocks?: boolean;
}

const REFUND_DECISIONS = ['by_hand', 'try_again'] as const;
export type RefundDecision = (typeof REFUND_DECISIONS)[number];

/** The studio's finding about a refund that iyzico has not confirmed. */
export class DecideRefundDto {
  @isId(ORDER)
  orderId: string;

  @isId('İade bulunamadı.')
  refundId: string;

  @IsIn(REFUND_DECISIONS, { message: 'İade kararı geçersiz.' })
  decision: RefundDecision;
}
