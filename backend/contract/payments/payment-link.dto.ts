import { IsInt, IsNotEmpty, IsString, Matches, Max, Min } from 'class-validator';
import { isId } from '../common/id.js';
import { nested } from '../common/nested.js';
import { LARGEST_INTEGER } from '../common/record-number.rule.js';
import { CardDto } from './card.dto.js';

const ORDER = 'Sipariş bulunamadı.';
const LINK = 'Ödeme bağlantısı bulunamadı.';
const AMOUNT = { message: 'Tutar 0,01 TL’den az olamaz.' };
const TOO_LARGE = { message: 'Tutar çok büyük.' };
const HOURS = { message: 'Süre 1 saat ile 30 gün arasında olmalı.' };
export const MOST_LINK_HOURS = 720;
export const DEFAULT_LINK_HOURS = 24;

/** Makes a payment link, which replaces an earlier one of the order. */
export class MakePaymentLinkDto {
  @isId(ORDER)
  orderId: string;

  /** In kuruş; at most what is open. */
  @Max(LARGEST_INTEGER, TOO_LARGE)
  @Min(1, AMOUNT)
  @IsInt(AMOUNT)
  amountKurus: number;

  /** For how many hours from now it can be paid. */
  @Max(MOST_LINK_HOURS, HOURS)
  @Min(1, HOURS)
  @IsInt(HOURS)
  hours: number;
}

/** Asks for the latest payment link of an order. */
export class PaymentLinkOfOrderDto {
  @isId(ORDER)
  orderId: string;
}

/** A payment link of an order, by the studio. */
export class OrderPaymentLinkDto extends PaymentLinkOfOrderDto {
  @isId(LINK)
  linkId: string;
}

/** Identifies a payment link by its id and the key in its address. */
export class PaymentLinkKeyDto {
  @isId(LINK)
  linkId: string;

  @Matches(/^[\w-]{20,64}$/, { message: LINK })
  @IsString({ message: LINK })
  accessKey: string;
}

export class PayByLinkDto extends PaymentLinkKeyDto {
  /** The amount on the button, in kuruş; when the link's amount differs, it is refused and never charged. */
  @Max(LARGEST_INTEGER, TOO_LARGE)
  @Min(1, AMOUNT)
  @IsInt(AMOUNT)
  amountKurus: number;

  @nested(() => CardDto, 'Kart bilgileri gereklidir')
  @IsNotEmpty({ message: 'Kart bilgileri gereklidir' })
  card: CardDto;
}
