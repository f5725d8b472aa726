import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import type { OrderView } from '@contract/orders/order.views.js';
import { Facts, type Fact } from '../../../ui/legal-text.js';

/** Shows the data of the order's invoice: buyer, seller and the KDV. */
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

function invoiceFacts({ name, surname, shippingAddress, totalKurus, vatKurus, seller }: OrderView): Fact[] {
  return [
    { label: 'Alıcı', value: `${name} ${surname}` },
    ...(shippingAddress === '' ? [] : [{ label: 'Fatura adresi', value: shippingAddress }]),
    { label: 'Tutar', value: `${formatTl(totalKurus)}, KDV dâhil` },
    { label: 'KDV', value: formatTl(vatKurus) },
    { label: 'Satıcı', value: `${seller.title}, ${seller.address}` },
    { label: 'Vergi no', value: seller.tax },
    ...(seller.mersis === null ? [] : [{ label: 'MERSİS no', value: seller.mersis }]),
  ];
}
