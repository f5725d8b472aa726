import { IsIn, IsInt, Max, Min } from 'class-validator';
import { mayBeAbsent } from '../common/text-rules.js';

/** Specification 2, section 9. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 25;

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Far beyond every list; a larger number would only make the database count. */
const LAST_PAGE = 1_000_000;

/** The page of a list in the back office; lists with filters extend it. */
export class PageQuery {
  @mayBeAbsent()
  @IsInt({ message: 'Sayfa numarası geçersiz.' })
  @Min(1, { message: 'Sayfa numarası geçersiz.' })
  @Max(LAST_PAGE, { message: 'Sayfa numarası geçersiz.' })
  page?: number;

  @mayBeAbsent()
  @IsIn(PAGE_SIZES, { message: 'Sayfa boyutu geçersiz.' })
  perPage?: PageSize;

  @mayBeAbsent()
  @IsIn(SORT_ORDERS, { message: 'Sıralama geçersiz.' })
  sortOrder?: SortOrder;
}

export interface Pagination {
  readonly page: number;
  readonly perPage: PageSize;
  readonly totalRecords: number;
  /** False when the list was not counted to its end: there are more than `totalRecords`. */
  readonly isExact: boolean;
  readonly totalPages: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly pagination: Pagination;
}

export function paginationOf(
  { page = 1, perPage = DEFAULT_PAGE_SIZE }: Pick<PageQuery, 'page' | 'perPage'>,
  { totalRecords, isExact = true }: { readonly totalRecords: number; readonly isExact?: boolean },
): Pagination {
  const totalPages = Math.max(1, Math.ceil(totalRecords / perPage));
  return {
    page,
    perPage,
    totalRecords,
    isExact,
    totalPages,
    hasNext: page < totalPages,
    hasPrevious: page > 1,
  };
}
