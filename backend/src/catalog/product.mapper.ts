import type {
  CategoryView,
  ProductCardView,
  ProductView,
  StockView,
} from '../../contract/catalog/catalog.views.js';
import { stockStatus } from '../../contract/catalog/stock.js';
import type { Picture } from '../../contract/media/picture.js';
import { toPicture } from '../media/picture.mapper.js';
import type { Category } from './category.entity.js';
import type { Product } from './product.entity.js';
import type { ProductPicture } from './product-picture.entity.js';

export function toCategory({ id, name, slug }: Category): CategoryView {
  return { id, name, slug };
}

/** Expects the category and at least the main picture to be loaded. */
export function toProductCard(product: Product): ProductCardView {
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    priceKurus: product.priceKurus,
    category: toCategory(product.category),
    picture: mainPicture(product),
    stock: toStock(product),
  };
}

/** Expects the category and all pictures to be loaded. */
export function toProduct(product: Product): ProductView {
  const { description, material, dimensions, care } = product;
  const pictures = inOrder(product.pictures).map(({ mediaFile, alt }) => toPicture(mediaFile, alt));
  return { ...toProductCard(product), description, material, dimensions, care, pictures };
}

export function mainPicture(product: Product): Picture | null {
  const [first] = inOrder(product.pictures);
  return first ? toPicture(first.mediaFile, first.alt) : null;
}

/** Null when the stock is unlimited. */
export function availablePieces({ isUnlimited, stockQuantity, heldQuantity }: Product): number | null {
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
