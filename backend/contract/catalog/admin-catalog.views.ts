import type { Picture } from '../media/picture.js';
import type { CategoryView } from './catalog.views.js';
import type { ProductTexts } from './product-fields.js';
import type { StockStatus } from './stock.js';

/** The stock of a product. */
export interface AdminStockView {
  readonly status: StockStatus;
  readonly isUnlimited: boolean;
  /** All pieces, including held ones. */
  readonly quantity: number;
  /** The part of the stock that is held for checkouts. */
  readonly held: number;
  readonly minStock: number;
  /** The version of the last stock count; sales do not raise it. */
  readonly countVersion: number;
  /** How many visitors want to be told when it is back. */
  readonly waiting: number;
}

/** A product as the studio's list shows it. */
export interface AdminProductRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly material: string;
  readonly priceKurus: number;
  readonly category: CategoryView;
  readonly picture: Picture | null;
  readonly stock: AdminStockView;
  readonly isActive: boolean;
  readonly version: number;
  /** ISO instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A product as its form shows it. */
export interface AdminProductView extends AdminProductRow, ProductTexts {
  /** The main picture first. */
  readonly pictures: readonly Picture[];
  /** One of the studio's rates of KDV; null for the rate of all products. */
  readonly vatRateId: string | null;
  /** Of one piece; null for the weight that the studio assumes. */
  readonly weightGrams: number | null;
  /** The days of its own until it arrives; null for the shop's time. */
  readonly preparationDays: number | null;
}

export interface AdminCategoryView extends CategoryView {
  /** Including products that are not for sale. */
  readonly productCount: number;
  /** 'genel' can neither be renamed nor deleted. */
  readonly isProtected: boolean;
  readonly version: number;
}

/** The answer to an upload of the product form: the stored picture, ready to be shown. */
export interface UploadedPicture {
  readonly success: true;
  readonly filename: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}
