import { chakra } from '@chakra-ui/react';
import { formatAddress } from '@contract/orders/address.js';
import type { OrderView } from '@contract/orders/order.views.js';
import { Facts, type Fact } from '../../../ui/legal-text.js';
import { orderKind } from './order-kind.js';

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
function invoiceFacts(order: OrderView): Fact[] {
  const { seller } = order;
  return [
    ...buyerFacts(order),
    { label: 'Satıcı', value: `${seller.title}, ${seller.address}` },
    { label: 'Vergi no', value: seller.tax },
    ...(seller.mersis === null ? [] : [{ label: 'MERSİS no', value: seller.mersis }]),
  ];
}

function buyerFacts(order: OrderView): Fact[] {
  const { name, surname, shippingAddress, isPickedUp, invoice } = order;
  const isSent = shippingAddress !== '' && !isPickedUp && orderKind(order) !== 'seats';
  const delivered = { label: 'Fatura adresi', value: 'Teslimat adresinizle aynı' };
  if (invoice.kind === 'company') {
    const { title, taxOffice, taxNumber, address } = invoice;
    return [
      { label: 'Alıcı', value: title },
      { label: 'Vergi dairesi ve no', value: `${taxOffice}, ${taxNumber}` },
      address === null ? delivered : { label: 'Fatura adresi', value: formatAddress(address) },
    ];
  }
  const { identityNumber } = invoice;
  return [
    { label: 'Alıcı', value: `${name} ${surname}` },
    ...(identityNumber === null ? [] : [{ label: 'T.C. kimlik no', value: identityNumber }]),
    ...(isSent ? [delivered] : []),
  ];
}
