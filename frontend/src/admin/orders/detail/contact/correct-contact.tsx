import { useState } from 'react';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { Button } from '../../../../ui/button.js';
import { useMay } from '../../../lib/use-may.js';
import { ContactDialog } from './contact-dialog.js';

/** The button that corrects who an order is for; nothing once the person is forgotten. */
export function CorrectContact({ order }: { readonly order: AdminOrderView }) {
  const [isOpen, setOpen] = useState(false);
  const mayCorrect = useMay('orders.change');
  if (!mayCorrect || order.person !== 'known') return null;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Bilgileri Düzelt
      </Button>
      <ContactDialog orderId={order.id} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
