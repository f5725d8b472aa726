import { chakra } from '@chakra-ui/react';
import type { OrderView } from '@contract/orders/order.views.js';
import { BoughtLine } from '../../../ui/bought-line.js';
import { Sums } from '../../../ui/sums.js';
import { orderKind } from './order-kind.js';

export function OrderContents({ order }: { readonly order: OrderView }) {
  return (
    <chakra.section aria-labelledby="order-contents" display="grid" gap="3">
      <chakra.h2 id="order-contents" textStyle="h3" breakAfter="avoid">
        Siparişiniz
      </chakra.h2>
      <chakra.ul borderBottomWidth="1px">
        {order.lines.map((line) => (
          <BoughtLine key={line.id} {...line} />
        ))}
      </chakra.ul>
      <Sums {...order} hasPieces={orderKind(order) !== 'seats'} />
    </chakra.section>
  );
}
