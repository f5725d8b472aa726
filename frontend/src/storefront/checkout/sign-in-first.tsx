import { chakra } from '@chakra-ui/react';
import { ACCOUNT_ERRORS } from '@contract/accounts/accounts.errors.js';
import { useSignInPanel } from '../../lib/sign-in-panel-context.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';

interface SignInFirstProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onReturn: () => void;
  readonly onSignedIn: () => void;
}

/** The shop sells to its members only just now, or the session ran out. */
export function SignInFirst({ open, onClose, onReturn, onSignedIn }: SignInFirstProps) {
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
