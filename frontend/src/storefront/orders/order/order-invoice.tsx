import { chakra } from '@chakra-ui/react';
import type { OrderView } from '@contract/orders/order.views.js';
import { Facts, type Fact } from '../../../ui/legal-text.js';

/** Shows the two parties of the order's invoice. */
export function OrderInvoice({ order }: { readonly order: OrderView }) {
  return (
    <chakra.section aria-labelledby="order-invoice" display="grid" gap="3" breakInside="avoid">
      <chakra.h2 id="order-invoice" textStyle="h3">
        Fatura bilgileri
      </chakra.h2>
      <Facts facts={invoiceFacts(order)} />
    </chakra.section>
  );
}

/** The amounts are in the sums above it. */
function invoiceFacts({ name, surname, shippingAddress, isPickedUp, seller }: OrderView): Fact[] {
  return [
    { label: 'Alıcı', value: `${name} ${surname}` },
    ...(shippingAddress === '' || isPickedUp
      ? []
      : [{ label: 'Fatura adresi', value: 'Teslimat adresinizle aynı' }]),
    { label: 'Satıcı', value: `${seller.title}, ${seller.address}` },
    { label: 'Vergi no', value: seller.tax },
    ...(seller.mersis === null ? [] : [{ label: 'MERSİS no', value: seller.mersis }]),
  ];
}
