import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { AdminProductView } from '@contract/catalog/admin-catalog.views.js';
import { ProductDto } from '@contract/catalog/product.dto.js';

export const productResolver = classValidatorResolver(ProductDto, { validator: { stopAtFirstError: true } });

/** A price that has not been typed yet is none: the rules say so. */
export function emptyProduct(categoryId: number): ProductDto {
  return {
    name: '',
    priceKurus: Number.NaN,
    categoryId,
    description: '',
    material: '',
    dimensions: '',
    care: '',
    pictures: [],
    stockQuantity: 0,
    minStock: 0,
    isUnlimited: false,
    isActive: true,
  };
}

export function productValues(product: AdminProductView): ProductDto {
  const { name, priceKurus, description, material, dimensions, care, isActive, stock } = product;
  return {
    ...{ name, priceKurus, description, material, dimensions, care, isActive },
    categoryId: product.category.id,
    pictures: product.pictures.map(({ fileName, alt }) => ({ fileName, alt })),
    stockQuantity: stock.quantity,
    minStock: stock.minStock,
    isUnlimited: stock.isUnlimited,
  };
}
