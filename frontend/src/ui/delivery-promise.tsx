import { chakra } from '@chakra-ui/react';
import { describePromise, type PromisedPieces } from '@contract/orders/preparation.js';
import { useNow } from '../lib/time/use-now.js';

/** What the shop promises of the pieces in a cart, if they are ordered today. */
export function DeliveryPromise({ pieces }: { readonly pieces: PromisedPieces }) {
  const promise = describePromise(useNow(), pieces);
  return (
    <chakra.p textStyle="sm" color="fg.muted">
      Bugün sipariş verirseniz {promise}.
    </chakra.p>
  );
}
