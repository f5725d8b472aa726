import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsInt, IsUUID, Max, Min } from 'class-validator';
import { MAX_CART_LINES, MAX_QUANTITY } from '../cart/cart-limits.js';
import { nestedList } from '../common/nested.js';

const UNREADABLE_CART = 'Sepet okunamadı.';

/** A product line of the visitor's cart, with the price the visitor saw. */
export class CartItemDto {
  @IsUUID('all', { message: 'Sepetteki ürün tanınmadı.' })
  productId: string;

  @Min(1, { message: 'Adet en az 1 olmalıdır.' })
  @Max(MAX_QUANTITY, { message: 'Bir üründen en fazla 99 adet sipariş verebilirsiniz.' })
  // The lowest rule is checked first.
  @IsInt({ message: 'Adet tam sayı olmalıdır.' })
  quantity: number;

  @IsInt({ message: 'Fiyat geçersiz.' })
  @Min(0, { message: 'Fiyat geçersiz.' })
  @Max(1_000_000_000, { message: 'Fiyat geçersiz.' })
  unitPriceKurus: number;
}

export class CartDto {
  @ArrayNotEmpty({ message: 'Sepetiniz boş.' })
  @ArrayMaxSize(MAX_CART_LINES, { message: 'Sepette en fazla 50 farklı ürün olabilir.' })
  @nestedList(() => CartItemDto, UNREADABLE_CART)
  @IsArray({ message: UNREADABLE_CART })
  items: CartItemDto[];
}
