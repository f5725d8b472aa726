import type {
  CategoryView,
  ProductCardView,
  ProductView,
  StockView,
} from '../../contract/catalog/catalog.views.js';
import { PRODUCT_TEXTS, type ProductTexts } from '../../contract/catalog/product-fields.js';
import { stockStatus } from '../../contract/catalog/stock.js';
import { pick } from '../../contract/common/field-table.js';
import { isMiddle, MIDDLE, type PictureFocus } from '../../contract/media/picture-focus.js';
import type { Picture } from '../../contract/media/picture.js';
import type { UntaxedItem } from '../../contract/checkout/quote.js';
import { toPicture } from '../media/picture.mapper.js';
import type { Category } from './category.entity.js';
import type { ProductPicture } from './product-picture.entity.js';
import type { Product } from './product.entity.js';

/** The data of a product that an order line keeps. */
export interface ProductSnapshot extends ProductTexts {
  readonly id: string;
  readonly pictureFileName: string | null;
  readonly pictureFocus: PictureFocus;
  readonly priceKurus: number;
  readonly vatRateId: string | null;
  readonly weightGrams: number | null;
  readonly preparationDays: number | null;
  readonly categoryId: number;
}

/** The data of a product's entry in the sitemap. */
export interface ProductAddress {
  readonly slug: string;
  /** ISO instant. */
  readonly updatedAt: string;
  readonly pictures: readonly Picture[];
}

export function toCategory({ id, name, slug }: Category): CategoryView {
  return { id, name, slug };
}

/** Expects the category and at least the main picture to be loaded, as all of these do. */
export function toProductCard(product: Product): ProductCardView {
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    priceKurus: product.priceKurus,
    priorPriceKurus: product.priorPriceKurus,
    category: toCategory(product.category),
    picture: mainPicture(product),
    stock: toStock(product),
    minStock: product.minStock,
  };
}

export function toProduct(product: Product): ProductView {
  return {
    ...toProductCard(product),
    ...pick(product, PRODUCT_TEXTS),
    preparationDays: product.preparationDays,
    pictures: toPictures(product.pictures),
  };
}

export function toPictures(pictures: readonly ProductPicture[]): Picture[] {
  return inOrder(pictures).map(toProductPicture);
}

export function toProductAddress({ slug, updatedAt, pictures }: Product): ProductAddress {
  return { slug, updatedAt: updatedAt.toISOString(), pictures: toPictures(pictures) };
}

export function toPricedItem(product: Product): UntaxedItem {
  const { id, name, priceKurus, priorPriceKurus, vatRateId, weightGrams, preparationDays, categoryId } =
    product;
  return {
    kind: 'product',
    id,
    name,
    picture: mainPicture(product),
    session: null,
    priceKurus,
    priorPriceKurus,
    studentPriceKurus: null,
    vatRateId,
    weightGrams,
    preparationDays,
    categoryId,
    available: availablePieces(product),
  };
}

export function toSnapshot(product: Product): ProductSnapshot {
  const { id, categoryId, priceKurus, vatRateId, weightGrams, preparationDays } = product;
  const { fileName: pictureFileName = null, focus: pictureFocus = MIDDLE } = mainPicture(product) ?? {};
  const own = { id, categoryId, priceKurus, vatRateId, weightGrams, preparationDays };
  return { ...own, ...pick(product, PRODUCT_TEXTS), pictureFileName, pictureFocus };
}

function mainPicture(product: Product): Picture | null {
  const [first] = inOrder(product.pictures);
  return first ? toProductPicture(first) : null;
}

function toProductPicture({ mediaFile, alt, focusX, focusY }: ProductPicture): Picture {
  const focus = { x: focusX, y: focusY };
  return { ...toPicture(mediaFile, alt), ...(!isMiddle(focus) && { focus }) };
}

/** Null when the stock is unlimited. */
function availablePieces({ isUnlimited, stockQuantity, heldQuantity }: Product): number | null {
  return isUnlimited ? null : Math.max(0, stockQuantity - heldQuantity);
}

function toStock(product: Product): StockView {
  const { isUnlimited, minStock } = product;
  const available = availablePieces(product);
  return { status: stockStatus({ available: available ?? 0, minStock, isUnlimited }), available };
}

function inOrder(pictures: readonly ProductPicture[]): ProductPicture[] {
  return [...pictures].sort((a, b) => a.position - b.position);
}
