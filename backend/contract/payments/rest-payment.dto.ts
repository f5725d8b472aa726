import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  Equals,
  IsArray,
  IsEmpty,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { liraToKurus } from '../common/money.js';
import { nested, nestedList } from '../common/nested.js';
import { severalLines } from '../common/text-rules.js';
import { MAX_CART_LINES, MAX_QUANTITY } from '../cart/cart-limits.js';
import { CustomerInfoDto } from '../orders/checkout.dto.js';

const UNREADABLE_CART = 'Sepet okunamadı.';

/** Amounts of REST clients are lira with two decimals; inside they are kuruş. */
const kurus = () => Transform(({ value }: { value: unknown }) => liraToKurus(value));
const text = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value));

class RestOrderItemDto {
  @IsUUID('all', { message: 'Sepetteki ürün tanınmadı.' })
  product_id: string;

  @Min(1, { message: 'Adet en az 1 olmalıdır.' })
  @Max(MAX_QUANTITY, { message: 'Bir üründen en fazla 99 adet sipariş verebilirsiniz.' })
  // The lowest rule is checked first.
  @IsInt({ message: 'Adet tam sayı olmalıdır.' })
  quantity: number;
}

class RestOrderDataDto {
  @ArrayNotEmpty({ message: 'Sepetiniz boş.' })
  @ArrayMaxSize(MAX_CART_LINES, { message: 'Sepette en fazla 50 farklı ürün olabilir.' })
  @nestedList(() => RestOrderItemDto, UNREADABLE_CART)
  @IsArray({ message: UNREADABLE_CART })
  items: RestOrderItemDto[];

  @nested(() => CustomerInfoDto, 'Bilgileriniz eksik.')
  @IsNotEmpty({ message: 'Bilgileriniz eksik.' })
  customer_info: CustomerInfoDto;

  @severalLines()
  @MaxLength(500, { message: 'Adres en fazla 500 karakter olabilir.' })
  @IsString({ message: 'Ürün siparişi için teslimat adresi gereklidir' })
  @Matches(/\S/, { message: 'Ürün siparişi için teslimat adresi gereklidir' })
  shipping_address: string;

  @IsOptional()
  @severalLines()
  @MaxLength(500, { message: 'Not en fazla 500 karakter olabilir.' })
  @IsString({ message: 'Not okunamadı.' })
  notes?: string | null;
}

class RestCardDataDto {
  @IsString({ message: 'Kart üzerindeki ad gerekli' })
  card_holder_name: string;

  @IsString({ message: 'Geçerli bir kart numarası giriniz' })
  card_number: string;

  @text()
  @IsString({ message: 'Geçersiz ay' })
  expire_month: string;

  @text()
  @IsString({ message: 'Son kullanma tarihi gerekli' })
  expire_year: string;

  @IsString({ message: 'CVC kodu 3-4 haneli olmalıdır' })
  cvc: string;

  @text()
  @Equals('1', { message: 'Taksitli ödeme alınmıyor.' })
  installment: string;
}

/** The documented payment call (specification 1, section 7 'Payment'). */
export class RestPaymentDto {
  @nested(() => RestOrderDataDto, 'Sipariş bilgileri eksik.')
  @IsNotEmpty({ message: 'Sipariş bilgileri eksik.' })
  order_data: RestOrderDataDto;

  /** In kuruş once read. */
  @kurus()
  @IsInt({ message: 'Tutar geçersiz.' })
  total_amount: number;

  @nested(() => RestCardDataDto, 'Kart bilgileri gereklidir')
  @IsNotEmpty({ message: 'Kart bilgileri gereklidir' })
  card_data: RestCardDataDto;

  @Equals(true, { message: '3D Secure zorunludur.' })
  enable_3ds: boolean;

  /** A coupon that could not be taken into account is refused, never ignored. */
  @IsOptional()
  @IsEmpty({ message: 'Kupon kodu geçersiz' })
  coupon?: null;
}
