import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
} from 'class-validator';
import { MAX_CART_LINES, MAX_QUANTITY, TOO_MANY, TOO_MANY_LINES } from './cart-limits.js';
import { isId } from '../../common/id.js';
import { nested, nestedList } from '../../common/nested.js';
import { isCouponCode } from '../../coupons/coupon-code.rule.js';
import { LINE_KINDS, type LineKind } from '../../orders/line-kind.js';
import { EntryKeyDto } from '../../waiting-list/waiting-list.dto.js';

const UNREADABLE_CART = 'Sepet okunamadı.';

/** A line of the visitor's cart, with the price that the visitor saw. */
class CartItemDto {
  @IsIn(LINE_KINDS, { message: UNREADABLE_CART })
  kind: LineKind;

  /** The id of the product or session. */
  @isId('Sepettekilerden biri tanınmadı.')
  id: string;

  @Min(1, { message: 'Adet en az 1 olmalıdır.' })
  @Max(MAX_QUANTITY, { message: TOO_MANY })
  // Decorators run from the last to the first.
  @IsInt({ message: 'Adet tam sayı olmalıdır.' })
  quantity: number;

  /** The student terms were accepted for this line; only valid for a workshop. */
  @IsBoolean({ message: UNREADABLE_CART })
  isStudent: boolean;

  @IsInt({ message: 'Fiyat geçersiz.' })
  @Min(0, { message: 'Fiyat geçersiz.' })
  @Max(1_000_000_000, { message: 'Fiyat geçersiz.' })
  unitPriceKurus: number;
}

const OFFER_UNREADABLE = 'Size ayırdığımız yer okunamadı.';

export class CartLinesDto {
  @ArrayNotEmpty({ message: 'Sepetiniz boş.' })
  @ArrayMaxSize(MAX_CART_LINES, { message: TOO_MANY_LINES })
  @nestedList(() => CartItemDto, UNREADABLE_CART)
  @IsArray({ message: UNREADABLE_CART })
  items: CartItemDto[];

  /** Names the entry of the waiting list whose seats are in the cart. */
  @IsOptional()
  @nested(() => EntryKeyDto, OFFER_UNREADABLE)
  offer?: EntryKeyDto;
}

export class CartDto extends CartLinesDto {
  @IsOptional()
  @isCouponCode()
  couponCode?: string;
}
