import { useId, useState } from 'react';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Skeleton } from '../../ui/skeleton.js';
import { useGuardedClose } from '../lib/use-guarded-close.js';
import { LoadError } from '../ui/load-error.js';
import { MediaForm } from './media-form.js';
import { LOAD_FAILED } from './media.texts.js';

interface EditMediaDialogProps {
  /** The id in the address; null closes the dialog. */
  readonly id: string | null;
  readonly onClose: () => void;
}

export function EditMediaDialog({ id, onClose }: EditMediaDialogProps) {
  const number = id !== null && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
  if (number === null) return null;
  return <OpenDialog key={number} id={number} onClose={onClose} />;
}

function OpenDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const item = trpc.admin.media.view.useQuery({ id }, { staleTime: 0, gcTime: 0 });
  const close = useGuardedClose(
    isDirty && !isSaving,
    'Görselde yaptığınız değişiklikler kaydedilmedi.',
    onClose,
  );
  return (
    <Dialog
      open
      onClose={close}
      title="Görseli Düzenle"
      closesOutside={false}
      dismissible={!isSaving}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!item.data}
            pending={isSaving}
            pendingLabel="Kaydediliyor..."
          >
            Kaydet
          </Button>
        </>
      }
    >
      {item.isError && <LoadError query={item} what={LOAD_FAILED} />}
      {item.isPending && <Skeleton h="420px" borderRadius="md" />}
      {item.data && (
        <MediaForm
          formId={formId}
          item={item.data}
          onDirty={setDirty}
          onSaving={setSaving}
          onSaved={onClose}
        />
      )}
    </Dialog>
  );
}
