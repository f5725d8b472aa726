import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { Button } from '../../../../ui/button.js';
import { useMay } from '../../../lib/use-may.js';
import { CorrectionDialog } from './correction-dialog.js';
import { correctableLines } from './use-correction-form.js';

/** The way to correct the lines of an order, where any of them may still change. */
export function CorrectLines({ order }: { readonly order: AdminOrderView }) {
  const [isOpen, setIsOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const mayChange = useMay('orders.change');
  if (!mayChange || correctableLines(order).length === 0) return null;
  const open = () => {
    setOpening(opening + 1);
    setIsOpen(true);
  };
  return (
    <chakra.div mt="3" display="flex" justifyContent="flex-end">
      <Button variant="outline" size="sm" aria-label="Siparişin kalemlerini düzelt" onClick={open}>
        Düzelt
      </Button>
      <CorrectionDialog key={opening} order={order} open={isOpen} onClose={() => setIsOpen(false)} />
    </chakra.div>
  );
}
