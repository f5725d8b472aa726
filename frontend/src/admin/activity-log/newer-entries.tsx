import { chakra } from '@chakra-ui/react';
import type { LogRow } from '@contract/activity-log/admin-logs.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { Note } from '../../ui/note.js';

interface NewerEntriesProps {
  /** The rows of the first page without filters. */
  readonly rows: readonly LogRow[];
  readonly isPending: boolean;
  readonly onShow: () => void;
}

/** Says that there are newer entries, and shows them only on request. */
export function NewerEntries({ rows, isPending, onShow }: NewerEntriesProps) {
  const newest = trpc.admin.logs.newest.useQuery();
  const shown = Math.max(0, ...rows.map(({ id }) => Number(id)));
  if (newest.data === undefined || Number(newest.data) <= shown) return null;
  return (
    <chakra.div mb="4">
      <Note tone="info" role="status">
        <chakra.span
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          flexWrap="wrap"
          gap="3"
        >
          Yeni kayıtlar var.
          <Button
            variant="outline"
            size="sm"
            pending={isPending}
            pendingLabel="Yükleniyor..."
            onClick={onShow}
          >
            Yeni Kayıtları Göster
          </Button>
        </chakra.span>
      </Note>
    </chakra.div>
  );
}
