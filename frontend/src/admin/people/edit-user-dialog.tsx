import { useId, useState } from 'react';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorState } from '../../ui/error-state.js';
import { Skeleton } from '../../ui/skeleton.js';
import { useLeavingClose } from '../lib/use-leaving-close.js';
import { UserForm } from './user-form.js';

interface EditUserDialogProps {
  readonly id: string | null;
  readonly onClose: () => void;
}

export function EditUserDialog({ id, onClose }: EditUserDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const close = useLeavingClose(onClose);
  const user = trpc.admin.users.get.useQuery(
    { id: id ?? '' },
    // The record must not be read again while it is being edited.
    { enabled: id !== null, staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <Dialog
      open={id !== null}
      onClose={close}
      dismissible={!isSaving}
      title="Kullanıcıyı Düzenle"
      closesOutside={false}
      footer={
        <>
          <Button variant="outline" disabled={isSaving} onClick={close}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={user.data === undefined}
            pending={isSaving}
            pendingLabel="Kaydediliyor..."
          >
            Kaydet
          </Button>
        </>
      }
    >
      {user.data && (
        <UserForm
          key={user.data.id}
          formId={formId}
          user={user.data}
          onSaving={setSaving}
          onSaved={onClose}
        />
      )}
      {user.isPending && <Skeleton h="64" />}
      {user.isError && user.data === undefined && (
        <NotLoaded error={user.error} isRetrying={user.isFetching} onRetry={() => void user.refetch()} />
      )}
    </Dialog>
  );
}

interface NotLoadedProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function NotLoaded({ error, isRetrying, onRetry }: NotLoadedProps) {
  if (describeError(error).code === 'not_found') {
    return <ErrorState title="Kullanıcı bulunamadı" titleAs="h3" text="Bu arada silinmiş olabilir." />;
  }
  return (
    <ErrorState
      title="Kullanıcı yüklenemedi"
      titleAs="h3"
      text="Bağlantınızı kontrol edip yeniden deneyin."
      retrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
