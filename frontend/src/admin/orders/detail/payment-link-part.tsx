import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { PaymentLinkBlock } from './payment-link-block.js';
import { PaymentLinkDialog } from './payment-link-dialog.js';

/** The payment link of an order that still owes something: the latest one, and the button for a new one. */
export function PaymentLinkPart({ order }: { readonly order: AdminOrderView }) {
  const [openings, setOpenings] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const link = trpc.admin.paymentLinks.latest.useQuery({ orderId: order.id }).data ?? null;
  return (
    <chakra.div mt="2" display="grid" gap="2" justifyItems="start">
      {link !== null && <PaymentLinkBlock order={order} link={link} />}
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          setOpenings(openings + 1);
          setIsAsked(true);
        }}
      >
        Ödeme Bağlantısı Oluştur
      </Button>
      <PaymentLinkDialog
        key={openings}
        order={order}
        replaces={link?.state === 'open' || link?.state === 'at_bank'}
        open={isAsked}
        onClose={() => setIsAsked(false)}
      />
    </chakra.div>
  );
}
