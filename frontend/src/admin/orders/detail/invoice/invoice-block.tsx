import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { InvoiceDetails } from '@contract/invoicing/invoice-details.js';
import { formatAddress } from '@contract/orders/address.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { Button } from '../../../../ui/button.js';
import { useMay } from '../../../lib/use-may.js';
import { Block } from '../../../ui/block.js';
import { InvoiceDialog } from './invoice-dialog.js';

/** To whom the documents of an order are made out, and the button that changes it. */
export function InvoiceBlock({ order }: { readonly order: AdminOrderView }) {
  const [isOpen, setOpen] = useState(false);
  const mayChange = useMay('orders.change') && order.person === 'known';
  return (
    <Block title="Fatura bilgileri">
      {invoiceLines(order.invoice).map((line) => (
        <chakra.p key={line} overflowWrap="anywhere">
          {line}
        </chakra.p>
      ))}
      {mayChange && (
        <chakra.div mt="3">
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            Fatura Bilgilerini Değiştir
          </Button>
          <InvoiceDialog orderId={order.id} open={isOpen} onClose={() => setOpen(false)} />
        </chakra.div>
      )}
    </Block>
  );
}

function invoiceLines(invoice: InvoiceDetails): string[] {
  if (invoice.kind === 'person') {
    const { identityNumber } = invoice;
    return [identityNumber === null ? 'Bireysel' : `Bireysel · T.C. kimlik no ${identityNumber}`];
  }
  const { title, taxOffice, taxNumber, address } = invoice;
  return [
    `Kurumsal · ${title}`,
    `${taxOffice}, ${taxNumber}`,
    address === null ? 'Adresi teslimat adresiyle aynı' : formatAddress(address),
  ];
}
