import { formatDateTime } from '@contract/common/dates.js';
import type { BackupView } from '@contract/operations/backups/backups.views.js';
import { useState } from 'react';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { fallbackText } from '../../lib/fallback-texts.js';
import { PasswordDialog } from '../../ui/password-dialog.js';

interface DownloadBackupProps {
  /** Null closes the dialog. */
  readonly backup: BackupView | null;
  readonly onClose: () => void;
}

const NOT_DOWNLOADED = fallbackText('Yedek indirilemedi');

/** Asks for the password and then lets the browser save the file, which is too large for the page's memory. */
export function DownloadBackup({ backup, onClose }: DownloadBackupProps) {
  const opening = trpc.admin.backups.openDownload.useMutation();
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const close = () => {
    setRefusal(undefined);
    onClose();
  };
  const download = async (name: string, currentPassword: string) => {
    try {
      const { href } = await opening.mutateAsync({ name, currentPassword });
      window.location.assign(href);
      close();
    } catch (error) {
      setRefusal(describeError(error, NOT_DOWNLOADED).message);
    }
  };
  return (
    <PasswordDialog
      open={backup !== null}
      title="Yedek indirilsin mi?"
      text={`${backup === null ? '' : formatDateTime(backup.finishedAt)} yedeğinde bütün müşterilerin adları, adresleri ve siparişleri var. İndirme loglara yazılır; dosyayı şifreli bir yerde saklayın.`}
      confirmLabel="İndir"
      isPending={opening.isPending}
      refusal={refusal}
      onClose={close}
      onConfirm={(password) => {
        if (backup !== null) void download(backup.name, password);
      }}
    />
  );
}
