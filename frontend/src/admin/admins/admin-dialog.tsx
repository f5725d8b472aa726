import { useId, useState } from 'react';
import type { AdminEntry } from '@contract/admin/admin.views.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { useLeavingClose } from '../lib/use-leaving-close.js';
import { AdminForm } from './admin-form.js';

interface AdminDialogProps {
  readonly open: boolean;
  /** Null for a new admin. */
  readonly admin: AdminEntry | null;
  readonly onClose: () => void;
}

export function AdminDialog({ open, admin, onClose }: AdminDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const close = useLeavingClose(onClose);
  return (
    <Dialog
      open={open}
      onClose={close}
      dismissible={!isSaving}
      title={admin === null ? 'Yeni Yönetici' : 'Yöneticiyi Düzenle'}
      closesOutside={false}
      footer={
        <>
          <Button variant="outline" disabled={isSaving} onClick={close}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} pending={isSaving} pendingLabel="Kaydediliyor...">
            Kaydet
          </Button>
        </>
      }
    >
      <AdminForm formId={formId} admin={admin} onSaving={setSaving} onSaved={onClose} />
    </Dialog>
  );
}
