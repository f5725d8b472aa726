import { useId, useState } from 'react';
import type { AuthenticatorSetup } from '@contract/admin/authenticator.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { FirstCodeForm } from './first-code-form.js';
import { PasswordAgainForm } from './password-again-form.js';
import { RecoveryCodesDialog } from './recovery-codes-dialog.js';

interface SetUpAppDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Sets up an authenticator app: the password, the key with the app's first code, and then the recovery codes. */
export function SetUpAppDialog({ open, onClose }: SetUpAppDialogProps) {
  const formId = useId();
  const { admin } = trpc.useUtils();
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isSending, setSending] = useState(false);
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        onExited={() => setSetup(null)}
        dismissible={!isSending}
        closesOutside={false}
        title="Doğrulama uygulamasını kurun"
        footer={
          <>
            <Button variant="outline" disabled={isSending} onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit" form={formId} pending={isSending} pendingLabel="Bir saniye...">
              {setup === null ? 'Devam Et' : 'Uygulamayı Aç'}
            </Button>
          </>
        }
      >
        {setup === null ? (
          <PasswordAgainForm formId={formId} onSending={setSending} onConfirmed={setSetup} />
        ) : (
          <FirstCodeForm
            formId={formId}
            setup={setup}
            onSending={setSending}
            onSwitchedOn={(recoveryCodes) => {
              onClose();
              setCodes(recoveryCodes);
              void admin.authenticator.invalidate();
            }}
          />
        )}
      </Dialog>
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </>
  );
}
