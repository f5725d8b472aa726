import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsUUID,
  Max,
  Min,
} from 'class-validator';
import { MAX_CART_LINES, MAX_QUANTITY, TOO_MANY, TOO_MANY_LINES } from '../checkout/cart/cart-limits.js';
import { isOptionalEmail } from '../common/email.rule.js';
import { isId } from '../common/id.js';
import { nestedList } from '../common/nested.js';
import { isOptionalText } from '../common/optional-text.rule.js';
import { LARGEST_INTEGER } from '../common/record-number.rule.js';
import { NOTED_PAYMENT_METHODS, type NotedPaymentMethod } from '../payments/payment-method.js';

const COUNTER_NAME_LENGTH = 120;
const SEARCH_LENGTH = 200;
const NO_PIECE = 'Önce bir parça seçin.';
const METHOD = 'Ödeme yöntemini seçin.';
const AMOUNT = { message: 'Ödeme tutarı geçersiz.' };
const TOTAL = { message: 'Toplam geçersiz.' };

/** The pieces for the tiles; with a search, those that match it. */
export class CounterPiecesQuery {
  @isOptionalText({ maxLength: SEARCH_LENGTH })
  search: string;
}

/** The pieces that are on the counter already, to be priced anew. */
export class PricedPiecesQuery {
  @ArrayMaxSize(MAX_CART_LINES, { message: TOO_MANY_LINES })
  @IsUUID('all', { each: true, message: 'Ürün bulunamadı.' })
  @IsArray({ message: NO_PIECE })
  productIds: string[];
}

/** What a scanner read, or somebody typed. */
export class ScannedCodeQuery {
  @isOptionalText({ maxLength: SEARCH_LENGTH })
  code: string;
}

class CounterLineDto {
  @isId('Ürün bulunamadı.')
  productId: string;

  @Min(1, { message: 'Adet en az 1 olmalıdır.' })
  @Max(MAX_QUANTITY, { message: TOO_MANY })
  @IsInt({ message: 'Adet tam sayı olmalıdır.' })
  quantity: number;
}

/** A part of what the buyer pays. */
class CounterPaymentDto {
  @IsIn(NOTED_PAYMENT_METHODS, { message: METHOD })
  method: NotedPaymentMethod;

  /** In kuruş. */
  @Max(LARGEST_INTEGER, AMOUNT)
  @Min(0, AMOUNT)
  @IsInt(AMOUNT)
  amountKurus: number;
}

/** Pieces that somebody buys over the counter and takes along. */
export class SellPiecesDto {
  @ArrayUnique(({ productId }: CounterLineDto) => productId, { message: 'Bir parça iki kez yazılmış.' })
  @ArrayNotEmpty({ message: NO_PIECE })
  @ArrayMaxSize(MAX_CART_LINES, { message: TOO_MANY_LINES })
  @nestedList(() => CounterLineDto, NO_PIECE)
  @IsArray({ message: NO_PIECE })
  lines: CounterLineDto[];

  /** Together what the buyer was told. */
  @ArrayUnique(({ method }: CounterPaymentDto) => method, { message: 'Bir ödeme yöntemi iki kez yazılmış.' })
  @ArrayNotEmpty({ message: METHOD })
  @nestedList(() => CounterPaymentDto, METHOD)
  @IsArray({ message: METHOD })
  payments: CounterPaymentDto[];

  /** What the buyer was told, in kuruş: a price that changed meanwhile is noticed before the money is taken. */
  @Max(LARGEST_INTEGER, TOTAL)
  @Min(0, TOTAL)
  @IsInt(TOTAL)
  seenTotalKurus: number;

  /** Empty for a buyer who gives none. */
  @isOptionalText({ maxLength: COUNTER_NAME_LENGTH })
  fullName: string;

  /** Empty when no receipt is wanted. */
  @isOptionalEmail()
  email: string;

  /** The same key is one sale, so that a repeated request sells once. */
  @isId('Kayıt anahtarı geçersiz.')
  requestKey: string;
}

export class UndoSaleDto {
  @isId('Satış bulunamadı.')
  orderId: string;
}
