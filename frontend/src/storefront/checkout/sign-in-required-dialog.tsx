import { chakra } from '@chakra-ui/react';
import { ACCOUNT_ERRORS } from '@contract/people/accounts.errors.js';
import { useSignInPanel } from '../../lib/account/sign-in-panel-context.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';

interface SignInRequiredDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onReturn: () => void;
  readonly onSignedIn: () => void;
}

/** Shown when the shop currently sells to members only, or the session has expired. */
export function SignInRequiredDialog({ open, onClose, onReturn, onSignedIn }: SignInRequiredDialogProps) {
  const { openSignIn } = useSignInPanel();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      width="confirm"
      title={ACCOUNT_ERRORS.sign_in_required.message}
      footer={
        <>
          <Button variant="outline" onClick={onReturn}>
            Sepete Dön
          </Button>
          <Button onClick={() => openSignIn({ onSignedIn })}>Giriş Yap</Button>
        </>
      }
    >
      <chakra.p color="fg.muted">
        Şu anda yalnızca üyelerimizden sipariş alıyoruz. Sepetiniz olduğu gibi duruyor; giriş yapınca
        kaldığınız yerden devam edersiniz.
      </chakra.p>
    </Dialog>
  );
}
