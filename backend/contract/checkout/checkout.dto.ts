import {
  Equals,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { isRequiredPhone } from '../people/person.rules.js';
import { isEmailAddress } from '../common/email.rule.js';
import { nested } from '../common/nested.js';
import { LARGEST_INTEGER } from '../common/record-number.rule.js';
import { hasVisibleCharacter, oneLine, severalLines } from '../common/text-rules.js';
import { isCouponCode } from '../coupons/coupon-code.rule.js';
import { CartDto, CartLinesDto } from './cart/cart-item.dto.js';
import { InvoiceDetailsDto } from '../invoicing/invoice-details.dto.js';
import { PlaceDto } from '../orders/place.dto.js';
import { CardDto } from '../payments/card.dto.js';
import { UsedCreditDto } from '../payments/credits/credits.dto.js';
import { trimmed } from '../common/trimmed.js';

const TOO_LONG = { message: 'Bu alan çok uzun.' };
const A_LETTER = /\p{L}/u;

export const CONTRACT_NOT_ACCEPTED = 'Mesafeli satış sözleşmesini onaylamanız gerekiyor.';
export const PRIVACY_NOT_ACCEPTED = 'Gizlilik politikasını onaylamanız gerekiyor.';

/** Messages: specification 1, section 5, 'Checkout form'. */
export class CustomerInfoDto {
  @trimmed()
  @oneLine()
  @Matches(A_LETTER, { message: 'Ad gereklidir' })
  @MaxLength(60, TOO_LONG)
  @hasVisibleCharacter('Ad gereklidir')
  @IsString({ message: 'Ad gereklidir' })
  @IsNotEmpty({ message: 'Ad gereklidir' })
  name: string;

  @trimmed()
  @oneLine()
  @Matches(A_LETTER, { message: 'Soyad gereklidir' })
  @MaxLength(60, TOO_LONG)
  @hasVisibleCharacter('Soyad gereklidir')
  @IsString({ message: 'Soyad gereklidir' })
  @IsNotEmpty({ message: 'Soyad gereklidir' })
  surname: string;

  @isEmailAddress({ whenMissing: 'E-posta gereklidir', whenWrong: 'Geçerli bir e-posta adresi giriniz' })
  email: string;

  @isRequiredPhone('Telefon numarası gereklidir')
  phone: string;
}

export class AddressDto extends PlaceDto {
  @trimmed()
  @severalLines()
  @MaxLength(300, TOO_LONG)
  @hasVisibleCharacter('Ürün siparişi için teslimat adresi gereklidir')
  @IsString({ message: 'Ürün siparişi için teslimat adresi gereklidir' })
  @IsNotEmpty({ message: 'Ürün siparişi için teslimat adresi gereklidir' })
  addressLine: string;
}

/** All fields of the order-information dialog. */
export class OrderInformationDto {
  @IsUUID('4', { message: 'Sepetinizi ayırdığımız süre doldu.' })
  holdId: string;

  @nested(() => CustomerInfoDto, 'Bilgileriniz eksik.')
  @IsNotEmpty({ message: 'Bilgileriniz eksik.' })
  customer: CustomerInfoDto;

  @IsOptional()
  @nested(() => AddressDto, 'Adres okunamadı.')
  address?: AddressDto;

  @IsOptional()
  @trimmed()
  @severalLines()
  @MaxLength(500, { message: 'Not en fazla 500 karakter olabilir.' })
  @IsString({ message: 'Not okunamadı.' })
  notes?: string;

  /** The buyer collects the pieces at the studio, where the studio offers that. */
  @IsOptional()
  @IsBoolean({ message: 'Teslimat seçiminiz okunamadı.' })
  isPickedUp?: boolean;

  /** To whom the documents are made out; absent for the buyer in person, who tells no identity number. */
  @IsOptional()
  @nested(() => InvoiceDetailsDto, 'Fatura bilgileri okunamadı.')
  invoice?: InvoiceDetailsDto;
}

/** The complete order-information dialog. */
export class AcceptedInformationDto extends OrderInformationDto {
  @Equals(true, { message: CONTRACT_NOT_ACCEPTED })
  salesContractAccepted: boolean;

  @Equals(true, { message: PRIVACY_NOT_ACCEPTED })
  privacyAccepted: boolean;
}

/** The order with the accepted documents and the card. */
export class PlaceOrderDto extends AcceptedInformationDto {
  /** The hash of the documents that were shown: `LegalDocuments.sha256`. */
  @Matches(/^[0-9a-f]{64}$/, { message: 'Sözleşme metinleri okunamadı.' })
  documentsSha256: string;

  /** The total on the button, in kuruş; when the order's total differs, it is refused and never charged. */
  @IsInt({ message: 'Tutar geçersiz.' })
  @Min(0, { message: 'Tutar geçersiz.' })
  @Max(LARGEST_INTEGER, { message: 'Tutar geçersiz.' })
  expectedTotalKurus: number;

  /** Saves the address to the signed-in customer's profile, for the next order. */
  @IsOptional()
  @IsBoolean({ message: 'Seçiminiz okunamadı.' })
  saveAddress?: boolean;

  /** Saves the details of the invoice to the signed-in customer's profile, for the next order. */
  @IsOptional()
  @IsBoolean({ message: 'Seçiminiz okunamadı.' })
  saveInvoice?: boolean;

  /** A credit that pays the order, or a part of it. */
  @IsOptional()
  @nested(() => UsedCreditDto, 'Kredi kodu okunamadı.')
  credit?: UsedCreditDto;

  /** Absent exactly when nothing is left to pay by card. */
  @ValidateIf(({ expectedTotalKurus, credit }: PlaceOrderDto) => expectedTotalKurus !== (credit?.kurus ?? 0))
  @nested(() => CardDto, 'Kart bilgileri gereklidir')
  @IsNotEmpty({ message: 'Kart bilgileri gereklidir' })
  card?: CardDto;
}

export class HoldDto {
  @IsUUID('4', { message: 'Sepetinizi ayırdığımız süre doldu.' })
  holdId: string;
}

export class QuoteDto extends CartDto {
  /** The visitor's own hold: its pieces and seats count as available. */
  @IsOptional()
  @IsUUID('4', { message: 'Sepetinizi ayırdığımız süre doldu.' })
  holdId?: string;
}

/** A coupon that the visitor has just typed. */
export class CouponCheckDto extends CartLinesDto {
  @isCouponCode()
  couponCode: string;

  /** The visitor's own hold: its pieces and seats count as available. */
  @IsOptional()
  @IsUUID('4', { message: 'Sepetinizi ayırdığımız süre doldu.' })
  holdId?: string;
}

export class OpenCheckoutDto extends CartDto {
  /** A hold of the same visitor that the new one replaces. */
  @IsOptional()
  @IsUUID('4', { message: 'Sepetinizi ayırdığımız süre doldu.' })
  replacesHoldId?: string;
}

/**
 * Identifies an order by its id and the key in its address. Signed-in customers need no key for their own
 * orders.
 */
export class OrderKeyDto {
  @IsUUID('4', { message: 'Sipariş numarası geçersiz.' })
  orderId: string;

  @IsOptional()
  @IsString({ message: 'Sipariş bağlantısı eksik.' })
  @Matches(/^[\w-]{20,64}$/, { message: 'Sipariş bağlantısı eksik.' })
  accessKey?: string;
}
