import { formatDateTime } from '@contract/common/dates.js';
import type { AdminLegalText } from '@contract/legal/legal.views.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { NOT_CANCELLED } from './legal.texts.js';
import { versionName } from './version-name.js';

interface CancelVersionProps extends Pick<AdminLegalText, 'kind'> {
  readonly version: number;
  /** An ISO instant. */
  readonly inForceFrom: string;
}

/** Takes back a version that waits for its day. */
export function CancelVersion({ kind, version, inForceFrom }: CancelVersionProps) {
  const { admin } = trpc.useUtils();
  const cancelling = trpc.admin.legal.cancelVersion.useMutation({
    onSuccess: () => toast.success({ text: `${versionName(version)} geri alındı; yürürlüğe girmeyecek.` }),
    onError: (error) => toast.error({ text: describeError(error, NOT_CANCELLED).message }),
    onSettled: () => admin.legal.text.invalidate({ kind }),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: `${versionName(version)} geri alınsın mı?`,
      text: `${formatDateTime(inForceFrom)} gelince yürürlüğe girmez; o güne kadarki metin geçerli kalır. Maddeleri sürümlerde durur, onlardan yeniden taslak yapabilirsiniz.`,
      confirmLabel: 'Geri Al',
    });
    if (isSure) cancelling.mutate({ kind, version });
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={cancelling.isPending}
      pendingLabel="Geri alınıyor..."
      aria-label={`Geri al: ${versionName(version)}`}
      onClick={() => void ask()}
    >
      Geri Al
    </Button>
  );
}
