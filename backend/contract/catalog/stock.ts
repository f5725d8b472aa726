/** A higher number is a typing error. */
export const MAX_PIECES = 1_000_000;
export const TOO_MANY_PIECES = 'Bir ürünün stoğu en fazla 1.000.000 adet olabilir.';
/** Stands here because the page of a product has no room for the texts of all errors. */
export const PRODUCT_NOT_FOUND = 'Bu parça artık rafımızda değil.';

export type StockStatus = 'in_stock' | 'low_stock' | 'out_of_stock';

export interface StockLevel {
  /** Pieces that can be bought now: in stock and not held by a checkout. */
  readonly available: number;
  /** At this many pieces or fewer, the shop shows how many are left. */
  readonly minStock: number;
  readonly isUnlimited: boolean;
}

export function stockStatus({ available, minStock, isUnlimited }: StockLevel): StockStatus {
  if (isUnlimited) return 'in_stock';
  if (available <= 0) return 'out_of_stock';
  return available <= minStock ? 'low_stock' : 'in_stock';
}

/** The stock texts of specification 1, section 4: a badge on the picture, or a quiet line below the name. */
export interface StockLabel {
  readonly badge: string | null;
  readonly line: string | null;
}

export function stockLabel(stock: { status: StockStatus; available: number | null }): StockLabel {
  if (stock.available === null) return { badge: null, line: 'Sınırsız Stok' };
  if (stock.status === 'out_of_stock') return { badge: 'STOK YOK', line: null };
  if (stock.status === 'low_stock') return { badge: `SON ${stock.available}`, line: null };
  return { badge: null, line: `${stock.available} adet` };
}
