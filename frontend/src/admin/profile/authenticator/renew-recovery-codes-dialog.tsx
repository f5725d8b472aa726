import { useState } from 'react';
import { trpc } from '../../../lib/server/trpc.js';
import { BothFactorsDialog } from './both-factors-dialog.js';
import { RecoveryCodesDialog } from './recovery-codes-dialog.js';

interface RenewRecoveryCodesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function RenewRecoveryCodesDialog({ open, onClose }: RenewRecoveryCodesDialogProps) {
  const { client, admin } = trpc.useUtils();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <>
      <BothFactorsDialog
        open={open}
        title="Kurtarma kodlarını yeniliyorsunuz"
        text="Eski kodlarınız geçersiz olur; yerlerine on yeni kod gösteririz."
        confirmLabel="Kodları Yenile"
        onClose={onClose}
        onConfirm={async (typed) => {
          const { recoveryCodes } = await client.admin.authenticator.renewRecoveryCodes.mutate(typed);
          onClose();
          setCodes(recoveryCodes);
          await admin.authenticator.invalidate();
        }}
      />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </>
  );
}
