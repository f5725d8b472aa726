import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { SavedView } from '@contract/admin/saved-views.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { ViewRow } from './view-row.js';

interface ManageViewsDialogProps {
  readonly views: readonly SavedView[];
  readonly onClose: () => void;
}

/** Renames and deletes the admin's views of a list. */
export function ManageViewsDialog({ views, onClose }: ManageViewsDialogProps) {
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  const before = views.find(({ id }) => id === renamed?.id);
  const isDirty = renamed !== null && renamed.name !== before?.name;
  const close = useGuardedClose(isDirty, 'Görünümün yeni adı henüz kaydedilmedi.', onClose);
  return (
    <Dialog
      open
      onClose={close}
      title="Kayıtlı görünümler"
      closesOutside={false}
      footer={
        <Button variant="outline" size="sm" onClick={close}>
          Bitti
        </Button>
      }
    >
      {views.length === 0 ? (
        <chakra.p color="fg.muted">Kayıtlı görünüm kalmadı.</chakra.p>
      ) : (
        <chakra.ul aria-label="Kayıtlı görünümler">
          {views.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              renamed={renamed?.id === view.id ? renamed.name : null}
              onRename={(name) => setRenamed(name === null ? null : { ...view, name })}
            />
          ))}
        </chakra.ul>
      )}
    </Dialog>
  );
}
