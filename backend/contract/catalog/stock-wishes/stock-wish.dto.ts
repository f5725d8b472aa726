import { IsString, IsUUID, MaxLength } from 'class-validator';
import { isEmailAddress } from '../../common/email.rule.js';
import { STOCK_WISH_ERRORS } from './stock-wish.errors.js';

/** A link is a sealed address, which is longer than the address itself. */
const LONGEST_TOKEN = 600;

const INVALID_LINK = { message: STOCK_WISH_ERRORS.stock_wish_link_invalid.message };

/** The wish to be told when a sold-out piece is back. */
export class StockWishDto {
  @IsUUID('all', { message: 'Ürün geçersiz.' })
  productId: string;

  @isEmailAddress({ whenMissing: 'E-posta adresinizi yazın', whenWrong: 'Geçersiz e-posta adresi' })
  email: string;
}

export class LeaveStockWishesDto {
  @IsString(INVALID_LINK)
  @MaxLength(LONGEST_TOKEN, INVALID_LINK)
  token: string;
}
