import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { isId } from '../common/id.js';
import { liraToKurus } from '../common/money.js';
import { nested, nestedList } from '../common/nested.js';
import { severalLines } from '../common/text-rules.js';
import { isCouponCode } from '../coupons/coupon-code.rule.js';
import { LINE_KINDS, type LineKind } from '../orders/line-kind.js';
import { MAX_CART_LINES, MAX_QUANTITY, TOO_MANY, TOO_MANY_LINES } from '../checkout/cart/cart-limits.js';
import { CustomerInfoDto } from '../checkout/checkout.dto.js';

const UNREADABLE_CART = 'Sepet okunamadı.';

/** REST clients send lira with two decimals; they are converted to kuruş. */
const kurus = () => Transform(({ value }: { value: unknown }) => liraToKurus(value));
const text = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value));

/** A product is named by `product_id`, a workshop by its type and `workshop_id`. */
class RestOrderItemDto {
  @IsOptional()
  @IsIn(LINE_KINDS, { message: UNREADABLE_CART })
  type?: LineKind;

  @ValidateIf((item: RestOrderItemDto) => item.type !== 'workshop')
  @isId('Sepetteki ürün tanınmadı.')
  product_id?: string;

  @ValidateIf((item: RestOrderItemDto) => item.type === 'workshop')
  @isId('Sepetteki workshop tanınmadı.')
  workshop_id?: string;

  /** The student terms were accepted; only valid for a workshop. */
  @IsOptional()
  @IsBoolean({ message: UNREADABLE_CART })
  student_discount_applied?: boolean;

  @Min(1, { message: 'Adet en az 1 olmalıdır.' })
  @Max(MAX_QUANTITY, { message: TOO_MANY })
  // Decorators run from the last to the first.
  @IsInt({ message: 'Adet tam sayı olmalıdır.' })
  quantity: number;
}

/** Only the code is read: the server computes the discount itself. */
class RestCouponDto {
  @isCouponCode()
  code: string;
}

class RestOrderDataDto {
  @ArrayNotEmpty({ message: 'Sepetiniz boş.' })
  @ArrayMaxSize(MAX_CART_LINES, { message: TOO_MANY_LINES })
  @nestedList(() => RestOrderItemDto, UNREADABLE_CART)
  @IsArray({ message: UNREADABLE_CART })
  items: RestOrderItemDto[];

  @nested(() => CustomerInfoDto, 'Bilgileriniz eksik.')
  @IsNotEmpty({ message: 'Bilgileriniz eksik.' })
  customer_info: CustomerInfoDto;

  /** Required when there is a product. */
  @IsOptional()
  @severalLines()
  @MaxLength(500, { message: 'Adres en fazla 500 karakter olabilir.' })
  @IsString({ message: 'Ürün siparişi için teslimat adresi gereklidir' })
  shipping_address?: string | null;

  @IsOptional()
  @severalLines()
  @MaxLength(500, { message: 'Not en fazla 500 karakter olabilir.' })
  @IsString({ message: 'Not okunamadı.' })
  notes?: string | null;

  @IsOptional()
  @nested(() => RestCouponDto, 'Kupon kodu geçersiz')
  coupon?: RestCouponDto | null;
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

  /** In kuruş after parsing. */
  @kurus()
  @IsInt({ message: 'Tutar geçersiz.' })
  total_amount: number;

  /** Required when there is something to pay. */
  @ValidateIf(({ total_amount }: RestPaymentDto) => total_amount !== 0)
  @nested(() => RestCardDataDto, 'Kart bilgileri gereklidir')
  @IsNotEmpty({ message: 'Kart bilgileri gereklidir' })
  card_data?: RestCardDataDto | null;

  @Equals(true, { message: '3D Secure zorunludur.' })
  enable_3ds: boolean;

  /** Documented clients send the coupon here, in the order, or in both. */
  @IsOptional()
  @nested(() => RestCouponDto, 'Kupon kodu geçersiz')
  coupon?: RestCouponDto | null;
}
