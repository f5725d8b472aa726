import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsInt, IsString, Max, MaxLength } from 'class-validator';
import { MAX_CART_LINES, TOO_MANY_LINES } from '../checkout/cart/cart-limits.js';
import { liraToKurus } from '../common/money.js';
import { nestedList } from '../common/nested.js';
import { isCouponCode } from './coupon-code.rule.js';

/** Fifty cart lines are far below it. */
export const COUPON_PRODUCTS_LENGTH = 10_000;

const UNREADABLE_CART = 'Sepet okunamadı.';
const TOTAL_INVALID = 'Tutar geçersiz.';

class RestCouponProductDto {
  /** Set for a product; other kinds are workshops. */
  @MaxLength(200, { message: UNREADABLE_CART })
  @IsString({ message: UNREADABLE_CART })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value))
  id: string;
}

/** The documented check of a coupon (specification 1, section 7 'Shop data'). */
export class RestCouponQuery {
  @isCouponCode()
  code: string;

  /** In kuruş after parsing. */
  @Max(1_000_000_000, { message: TOTAL_INVALID })
  @IsInt({ message: TOTAL_INVALID })
  @Transform(({ value }: { value: unknown }) => liraToKurus(value))
  cart_total: number;

  @ArrayNotEmpty({ message: 'Sepetiniz boş.' })
  @ArrayMaxSize(MAX_CART_LINES, { message: TOO_MANY_LINES })
  @nestedList(() => RestCouponProductDto, UNREADABLE_CART)
  @IsArray({ message: UNREADABLE_CART })
  products: RestCouponProductDto[];
}
