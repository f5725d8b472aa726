import { chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Block } from '../../ui/block.js';
import { LabelsDialog } from '../labels/labels-dialog.js';
import { PrintOrdersDialog } from '../print-orders-dialog.js';

/** The papers of the open order. */
export function PrintBlock({ orderId }: { readonly orderId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isLabelling, setLabelling] = useState(false);
  return (
    <Block title="Kâğıtlar">
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="outline" size="sm" icon={<Icon as={Printer} />} onClick={() => setOpen(true)}>
          Yazdır
        </Button>
        <Button variant="outline" size="sm" onClick={() => setLabelling(true)}>
          Etiket ve fişi yazdır
        </Button>
      </chakra.div>
      {isLabelling && <LabelsDialog orderIds={[orderId]} onClose={() => setLabelling(false)} />}
      <PrintOrdersDialog orderIds={[orderId]} open={isOpen} onClose={() => setOpen(false)} />
    </Block>
  );
}
