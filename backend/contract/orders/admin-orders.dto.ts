import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { isId } from '../common/id.js';
import { nested } from '../common/nested.js';
import { isRecordNumber, LARGEST_INTEGER } from '../common/record-number.rule.js';
import { mayBeAbsent, oneLine } from '../common/text-rules.js';
import { ORDER_STATUSES, type OrderStatus } from './order-status.js';

const ORDER = 'Sipariş bulunamadı.';
const VERSION = 'Sürüm geçersiz.';
const SEEN = { message: 'İade edilebilecek tutar geçersiz.' };
const AMOUNT = { message: 'İade tutarı 0,01 TL’den az olamaz.' };

const trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Who brings the parcel. */
export class CargoDto {
  @trimmed()
  @oneLine()
  @MaxLength(60, { message: 'Kargo şirketi en fazla 60 karakter olabilir.' })
  @IsString({ message: 'Kargo şirketi gereklidir.' })
  @IsNotEmpty({ message: 'Kargo şirketi gereklidir.' })
  company: string;

  /** May be empty as long as nobody knows it. */
  @trimmed()
  @oneLine()
  @MaxLength(60, { message: 'Takip numarası en fazla 60 karakter olabilir.' })
  @IsString({ message: 'Takip numarası geçersiz.' })
  trackingNumber: string;
}

/** As documented clients send it. */
export class OrderStatusDto {
  @IsIn(ORDER_STATUSES, { message: 'Durum geçersiz.' })
  status: OrderStatus;
}

export class SetOrderStatusDto extends OrderStatusDto {
  @isId(ORDER)
  orderId: string;

  /** As it was read; what somebody else changed in the meantime is not overwritten. */
  @isRecordNumber(VERSION)
  version: number;

  @mayBeAbsent()
  @nested(() => CargoDto, 'Kargo bilgileri geçersiz.')
  cargo?: CargoDto;

  /** False when a cancelled order's money goes back by hand. */
  @mayBeAbsent()
  @IsBoolean({ message: 'Para iadesi seçimi geçersiz.' })
  returnsMoney?: boolean;
}

export class SetOrderCargoDto {
  @isId(ORDER)
  orderId: string;

  @isRecordNumber(VERSION)
  version: number;

  @nested(() => CargoDto, 'Kargo bilgileri geçersiz.')
  cargo: CargoDto;
}

export class RefundOrderDto {
  @isId(ORDER)
  orderId: string;

  /** Null: everything that has not gone back yet. */
  @ValidateIf((_dto: unknown, value: unknown) => value !== null)
  @isId('Sipariş kalemi bulunamadı.')
  lineId: string | null;

  /** What the studio saw; never more than was charged and has not gone back. */
  @Max(LARGEST_INTEGER, { message: 'İade tutarı çok büyük.' })
  @Min(1, AMOUNT)
  @IsInt(AMOUNT)
  amountKurus: number;

  /** What was left of it when the studio decided; what somebody else sent back in the meantime is noticed. */
  @Max(LARGEST_INTEGER, SEEN)
  @Min(1, SEEN)
  @IsInt(SEEN)
  seenKurus: number;

  /** One per decision: asked for again after a lost answer, it is answered again and done once. */
  @isId('İade anahtarı geçersiz.')
  requestKey: string;
}

const REFUND_DECISIONS = ['by_hand', 'try_again'] as const;
export type RefundDecision = (typeof REFUND_DECISIONS)[number];

/** What a person found out about a refund that iyzico has not confirmed. */
export class SettleRefundDto {
  @isId(ORDER)
  orderId: string;

  @isId('İade bulunamadı.')
  refundId: string;

  @IsIn(REFUND_DECISIONS, { message: 'İade kararı geçersiz.' })
  decision: RefundDecision;
}
