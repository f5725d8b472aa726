import { IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { mayBeAbsent } from '../common/text-rules.js';

const PRODUCT_SORTS = ['newest', 'price_asc', 'price_desc'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** A multiple of the two, three and four columns of the list, so that its rows are full. */
export const PRODUCTS_PER_PAGE = 24;

/** The large first piece, the others and the link to all of them fill two, three and four columns. */
export const PIECES_ON_HOME_PAGE = 8;

export class ProductListQuery {
  @mayBeAbsent()
  @MaxLength(100, { message: 'Arama metni en fazla 100 karakter olabilir.' })
  // Decorators run from the last to the first.
  @IsString({ message: 'Arama metni geçersiz.' })
  search?: string;

  /** The category's slug. */
  @mayBeAbsent()
  @Matches(/^[a-z0-9-]{1,90}$/, { message: 'Kategori geçersiz.' })
  category?: string;

  @mayBeAbsent()
  @IsIn(PRODUCT_SORTS, { message: 'Sıralama geçersiz.' })
  sort?: ProductSort;

  @mayBeAbsent()
  @IsInt({ message: 'Sayfa numarası geçersiz.' })
  @Min(1, { message: 'Sayfa numarası geçersiz.' })
  @Max(1000, { message: 'Sayfa numarası geçersiz.' })
  page?: number;
}
