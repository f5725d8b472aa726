import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import type { HomePage } from '@contract/content/home-page.js';
import { BulkOrderInformation } from './bulk-order-information.js';
import { BULK_ORDER } from './bulk-order.texts.js';

interface BulkOrderDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly texts: HomePage['bulkOrder'];
}

export function BulkOrderDialog({ open, onClose, texts }: BulkOrderDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="coupon"
      title={texts.info.title}
      footer={
        <Button variant="outline" onClick={onClose}>
          {BULK_ORDER.close}
        </Button>
      }
    >
      <BulkOrderInformation texts={texts} />
    </Dialog>
  );
}
