import { type EntityManager, QueryFailedError } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { Product } from '../product.entity.js';

/** False when somebody edited the product since it was read. Throws product_in_payment. */
export async function deleteProduct(
  manager: EntityManager,
  which: { readonly id: string; readonly version: number },
): Promise<boolean> {
  try {
    return (await manager.delete(Product, which)).affected === 1;
  } catch (error) {
    throw isInPayment(error) ? new AppError('product_in_payment') : error;
  }
}

/** Relies on the foreign key: a check before the deletion could miss a checkout that begins in between. */
function isInPayment(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { readonly constraint?: string }).constraint === 'product_in_payment';
}
