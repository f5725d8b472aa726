import type { AdminProductRow, AdminProductView } from '../../../contract/catalog/admin-catalog.views.js';
import { PRODUCT_TEXTS } from '../../../contract/catalog/product-fields.js';
import { productValues } from '../../../contract/catalog/product-values.js';
import { stockStatus } from '../../../contract/catalog/stock.js';
import { pick } from '../../../contract/common/field-table.js';
import { toCategory, toPictures } from '../product.mapper.js';
import type { Product } from '../product.entity.js';
import type { LogEventName } from '../../../contract/activity-log/log-event-name.js';
import type { AdminChange } from '../../activity-log/admin-changes.service.js';

/** Expects the category and at least the main picture to be loaded. `waiting`: how many want to be told when it is back. */
export function toAdminProductRow(product: Product, waiting = 0): AdminProductRow {
  const { id, slug, name, material, priceKurus, isActive, version } = product;
  const { stockQuantity: quantity, heldQuantity: held, minStock, isUnlimited } = product;
  const { stockCountVersion: countVersion } = product;
  const [picture = null] = toPictures(product.pictures);
  return {
    ...{ id, slug, name, material, priceKurus, isActive, version, picture },
    category: toCategory(product.category),
    stock: {
      status: stockStatus({ available: quantity - held, minStock, isUnlimited }),
      ...{ isUnlimited, quantity, held, minStock, countVersion, waiting },
    },
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}

/** Expects all pictures to be loaded. */
export function toAdminProduct(product: Product, waiting = 0): AdminProductView {
  return {
    ...toAdminProductRow(product, waiting),
    ...pick(product, PRODUCT_TEXTS),
    pictures: toPictures(product.pictures),
    vatRateId: product.vatRateId,
    weightGrams: product.weightGrams,
    preparationDays: product.preparationDays,
  };
}

/** The fields of a product for the activity log. */
function loggedProduct(product: AdminProductView) {
  const { priceKurus, pictures, stockQuantity, minStock, isUnlimited, isActive } = productValues(product);
  const { vatRateId, weightGrams, preparationDays } = product;
  return {
    ...pick(product, PRODUCT_TEXTS),
    category: product.category.name,
    ...{ priceKurus, pictures, stockQuantity, minStock, isUnlimited, isActive },
    ...{ vatRateId, weightGrams, preparationDays },
  };
}

interface ProductChange {
  readonly event: LogEventName;
  /** The product as the log names it. */
  readonly product: AdminProductView;
  readonly before: AdminProductView | null;
  readonly after: AdminProductView | null;
}

export function productChange({ event, product, before, after }: ProductChange): AdminChange {
  return {
    type: 'product_updated',
    event,
    recordKind: 'product',
    recordId: product.id,
    label: product.name,
    before: before && loggedProduct(before),
    after: after && loggedProduct(after),
  };
}
