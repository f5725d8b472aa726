import { chakra } from '@chakra-ui/react';
import type { OrderStatus } from '@contract/orders/order-status.js';
import { Note } from '../../../ui/note.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { bulkStatusNotes } from './bulk-status-notes.js';
import type { useBulkStatus } from './use-bulk-status.js';

interface BulkStatusConsequencesProps {
  readonly status: OrderStatus;
  readonly bulk: Pick<ReturnType<typeof useBulkStatus>, 'preview' | 'isLost'>;
}

export function BulkStatusConsequences({ status, bulk: { preview, isLost } }: BulkStatusConsequencesProps) {
  if (isLost) {
    return (
      <Note tone="danger" role="alert">
        Nelerin değişeceği okunamadı. Bağlantınızı kontrol edip durumu yeniden seçin.
      </Note>
    );
  }
  if (!preview) return <Skeleton h="12" />;
  return (
    <chakra.ul role="status" aria-label="Ne olacak" display="grid" gap="2" overflowWrap="anywhere">
      {bulkStatusNotes(preview, status).map((note) => (
        <li key={note}>{note}</li>
      ))}
    </chakra.ul>
  );
}
