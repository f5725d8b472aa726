import type { Picture } from '../media/picture.js';
import type { ProductTexts } from './product-fields.js';
import type { StockStatus } from './stock.js';

export interface CategoryView {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

export interface StockView {
  readonly status: StockStatus;
  /** Pieces that can be bought now; null when the stock is unlimited. */
  readonly available: number | null;
}

/** A product as the list shows it. */
export interface ProductCardView {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly priceKurus: number;
  /** The price to cross out, which is higher; null while the price is not reduced. */
  readonly priorPriceKurus: number | null;
  readonly category: CategoryView;
  readonly picture: Picture | null;
  readonly stock: StockView;
  /** At this many pieces or fewer, the stock is low. */
  readonly minStock: number;
}

/** A product as the detail popup shows it. */
export interface ProductView extends ProductCardView, ProductTexts {
  /** The days of its own until it arrives; null for the shop's time. */
  readonly preparationDays: number | null;
  /** The main picture first. */
  readonly pictures: readonly Picture[];
}

export interface ProductPage {
  readonly products: readonly ProductCardView[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  /** What the visitor may have meant, when the search finds nothing; else null. */
  readonly suggestion: string | null;
}
