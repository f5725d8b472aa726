import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { PRODUCT_TEXTS } from '@contract/catalog/product-fields.js';
import { ProductDto } from '@contract/catalog/product.dto.js';
import { emptyTexts } from '@contract/common/field-table.js';

export const productResolver = classValidatorResolver(ProductDto, { validator: { stopAtFirstError: true } });

/** The price of a new product is missing, so that the rules ask for one. */
export function emptyProduct(categoryId: number): ProductDto {
  return {
    ...emptyTexts(PRODUCT_TEXTS),
    priceKurus: Number.NaN,
    categoryId,
    pictures: [],
    stockQuantity: 0,
    minStock: 0,
    isUnlimited: false,
    isActive: true,
    vatRateId: null,
    weightGrams: null,
    preparationDays: null,
  };
}
