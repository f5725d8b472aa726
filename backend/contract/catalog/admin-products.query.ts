import { IsBoolean, IsIn, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../admin/page.query.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';

export const ADMIN_PRODUCT_SORTS = ['createdAt', 'name', 'price', 'stock'] as const;
export type AdminProductSort = (typeof ADMIN_PRODUCT_SORTS)[number];

export const STOCK_FILTERS = ['in_stock', 'low_stock', 'out_of_stock', 'unlimited'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

/** The filters of the studio's list of products; all conditions must hold. */
export class AdminProductsQuery extends PageQuery {
  @mayBeAbsent()
  @MaxLength(100, { message: 'Arama metni en fazla 100 karakter olabilir.' })
  @IsString({ message: 'Arama metni geçersiz.' })
  search?: string;

  @mayBeAbsent()
  @isRecordNumber('Kategori geçersiz.')
  categoryId?: number;

  @mayBeAbsent()
  @IsIn(STOCK_FILTERS, { message: 'Stok durumu geçersiz.' })
  stock?: StockFilter;

  @mayBeAbsent()
  @IsBoolean({ message: 'Görünürlük geçersiz.' })
  isActive?: boolean;

  @mayBeAbsent()
  @IsIn(ADMIN_PRODUCT_SORTS, { message: 'Sıralama geçersiz.' })
  sort?: AdminProductSort;
}
