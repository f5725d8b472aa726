import { useId, useRef, useState } from 'react';
import type { ViewedList } from '@contract/admin/saved-views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { toast } from '../../../ui/toast.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { ViewNameForm } from './view-name-form.js';

interface SaveViewDialogProps {
  readonly list: ViewedList;
  readonly filters: string;
  readonly onClose: () => void;
}

export function SaveViewDialog({ list, filters, onClose }: SaveViewDialogProps) {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const utils = trpc.useUtils();
  const [name, setName] = useState('');
  const save = trpc.admin.views.save.useMutation({ onSuccess: () => utils.admin.views.invalidate() });
  const close = useGuardedClose(name !== '', 'Görünüm henüz kaydedilmedi.', onClose);
  const keep = async (chosen: string) => {
    await save.mutateAsync({ list, name: chosen, filters });
    toast.success({ text: `“${chosen}” görünümü kaydedildi.` });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      width="confirm"
      title="Görünümü kaydedin"
      initialFocus={input}
      closesOutside={false}
      dismissible={!save.isPending}
      footer={
        <>
          <Button variant="outline" size="sm" onClick={close}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            form={formId}
            size="sm"
            pending={save.isPending}
            pendingLabel="Kaydediliyor..."
          >
            Kaydet
          </Button>
        </>
      }
    >
      <ViewNameForm
        id={formId}
        label="Görünümün adı"
        name={name}
        onName={setName}
        onSave={keep}
        inputRef={input}
      />
    </Dialog>
  );
}
