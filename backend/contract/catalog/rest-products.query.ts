import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { asSentNumber } from '../common/sent-number.js';

/**
 * Clients of the documented interface filter by themselves, so they get all products unless they ask for
 * pages.
 */
export const REST_PRODUCTS_LIMIT = 1000;

export class RestProductsQuery {
  @IsOptional()
  @asSentNumber()
  @IsInt({ message: 'Sayfa numarası geçersiz.' })
  @Min(1, { message: 'Sayfa numarası geçersiz.' })
  @Max(100_000, { message: 'Sayfa numarası geçersiz.' })
  page?: number;

  @IsOptional()
  @asSentNumber()
  @IsInt({ message: 'Sayfa boyu geçersiz.' })
  @Min(1, { message: 'Sayfa boyu geçersiz.' })
  @Max(REST_PRODUCTS_LIMIT, { message: `Bir sayfada en fazla ${REST_PRODUCTS_LIMIT} ürün istenebilir.` })
  per_page?: number;
}
