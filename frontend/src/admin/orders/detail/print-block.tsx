import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Block } from '../../ui/block.js';
import { PrintOrdersDialog } from '../print-orders-dialog.js';

/** The papers of the open order. */
export function PrintBlock({ orderId }: { readonly orderId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Block title="Kâğıtlar">
      <Button variant="outline" size="sm" icon={<Icon as={Printer} />} onClick={() => setOpen(true)}>
        Yazdır
      </Button>
      <PrintOrdersDialog orderIds={[orderId]} open={isOpen} onClose={() => setOpen(false)} />
    </Block>
  );
}
