import { kurusToLira } from '../../../contract/common/money.js';

interface ShippedOrder {
  readonly id: string;
  readonly shippingKurus: number;
}

/**
 * The fee of the parcel as the last item of a documented order, which has no field for it, so that the items of an
 * older client add up to the total. None where nothing is charged.
 */
export function shippingItems({ id, shippingKurus }: ShippedOrder) {
  if (shippingKurus === 0) return [];
  const price = kurusToLira(shippingKurus);
  return [{ id, product_name: 'Kargo', product_image: null, price, quantity: 1 }];
}
