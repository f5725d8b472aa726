import { offerPromise } from '@contract/orders/bulk-orders/bulk-order.js';
import { useNow } from '../../../lib/time/use-now.js';

/** The promise with the day that it means for whoever asks now. */
export function OfferPromise() {
  return offerPromise(useNow());
}
