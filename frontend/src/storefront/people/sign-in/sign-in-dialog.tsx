import { useRef } from 'react';
import type { CustomerView } from '@contract/people/account.views.js';
import { useSetCustomer } from '../../../lib/account/use-set-customer.js';
import { Dialog } from '../../../ui/dialog.js';
import { toast } from '../../../ui/toast.js';
import { AuthForms } from './auth-forms.js';
import { AUTH, WELCOME } from './sign-in.texts.js';
import { useAuthMode } from './use-auth-mode.js';

interface SignInDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when a link leads to another page, which the dialog must not cover. */
  readonly onLeave: () => void;
  readonly onSignedIn: (() => void) | undefined;
}

/** The sign-in dialog over the current page, which stays as it is. */
export function SignInDialog({ open, onClose, onLeave, onSignedIn }: SignInDialogProps) {
  const [mode, setMode] = useAuthMode();
  const changeCustomer = useSetCustomer();
  const afterwards = useRef<() => void>(undefined);
  const welcome = async (customer: CustomerView) => {
    await changeCustomer(customer);
    // The next dialog opens after this one has closed.
    afterwards.current = onSignedIn;
    toast.success({ title: `Hoş geldiniz, ${customer.firstName}`, text: WELCOME[mode] });
    onClose();
  };
  const goOn = () => {
    afterwards.current?.();
    afterwards.current = undefined;
  };
  return (
    <Dialog open={open} onClose={onClose} onExited={goOn} closesOutside={false} title={AUTH[mode].title}>
      <AuthForms mode={mode} onMode={setMode} onSignedIn={welcome} onLeave={onLeave} />
    </Dialog>
  );
}
