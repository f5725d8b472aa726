import { pick } from '../common/field-table.js';
import type { Picture } from '../media/picture.js';
import type { AdminProductView } from './admin-catalog.views.js';
import { PRODUCT_TEXTS } from './product-fields.js';
import type { ProductDto, ProductPictureDto } from './product.dto.js';

/** The input that the form would send for an unchanged product. */
export function productValues(product: AdminProductView): Pick<ProductDto, keyof ProductDto> {
  const { priceKurus, category, pictures, stock, isActive, vatRateId, weightGrams, preparationDays } =
    product;
  return {
    ...pick(product, PRODUCT_TEXTS),
    priceKurus,
    categoryId: category.id,
    pictures: pictures.map(pictureValue),
    stockQuantity: stock.quantity,
    minStock: stock.minStock,
    isUnlimited: stock.isUnlimited,
    isActive,
    vatRateId,
    weightGrams,
    preparationDays,
  };
}

/** The input that the form would send for an unchanged picture. */
export function pictureValue({ fileName, alt, focus }: Picture): ProductPictureDto {
  return { fileName, alt, ...(focus && { focus }) };
}
