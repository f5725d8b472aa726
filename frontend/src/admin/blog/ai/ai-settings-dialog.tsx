import { useId, useState } from 'react';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { mayLeave } from '../../../lib/navigation/use-leave-warning.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { AiSettingsForm } from './ai-settings-form.js';
import { SETTINGS_NOT_LOADED, SETTINGS_UNSAVED, SETTINGS_WORDS } from './ai.texts.js';

export function AiSettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  // Later reads must not overwrite typed values.
  const settings = trpc.admin.aiWriter.settings.useQuery(undefined, {
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const close = () => void mayLeave([SETTINGS_UNSAVED]).then((may) => may && onClose());
  return (
    <Dialog
      open
      onClose={close}
      title="AI ayarları"
      closesOutside={false}
      dismissible={!isSaving}
      footer={
        <>
          <Button variant="outline" disabled={isSaving} onClick={close}>
            Vazgeç
          </Button>
          {settings.data && (
            <Button type="submit" form={formId} pending={isSaving} pendingLabel="Kaydediliyor...">
              Ayarları Kaydet
            </Button>
          )}
        </>
      }
    >
      {settings.isLoadingError && (
        <ErrorState
          titleAs="h3"
          title={SETTINGS_NOT_LOADED}
          text={describeError(settings.error, SETTINGS_WORDS).message}
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        />
      )}
      {settings.isPending && <Skeleton h="360px" />}
      {settings.data && (
        <AiSettingsForm formId={formId} settings={settings.data} onSaving={setSaving} onSaved={onClose} />
      )}
    </Dialog>
  );
}
