import { chakra } from '@chakra-ui/react';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { PasswordField } from '../../ui/password-field.js';

interface PasswordDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What follows from going on. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly isPending: boolean;
  /** Why the last password was refused. */
  readonly refusal: string | undefined;
  readonly onClose: () => void;
  readonly onConfirm: (password: string) => void;
}

/** Asks an admin for the password again, because somebody else may be using the open session. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { open, title, text, confirmLabel, isPending, refusal, onClose, onConfirm } = props;
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setEmpty(password === '');
    if (password !== '' && !isPending) onConfirm(password);
    else field.current?.focus();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onExited={() => {
        setPassword('');
        setEmpty(false);
      }}
      width="confirm"
      dismissible={!isPending}
      initialFocus={field}
      title={title}
      footer={
        <>
          <Button variant="outline" size="sm" disabled={isPending} onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            size="sm"
            pending={isPending}
            pendingLabel="Kaydediliyor..."
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <chakra.form id={form} noValidate onSubmit={submit} display="grid" gap="4">
        <chakra.p color="fg.muted">{text}</chakra.p>
        <PasswordField
          ref={field}
          label="Şifreniz"
          autoComplete="current-password"
          value={password}
          error={isEmpty && password === '' ? 'Şifrenizi yazın.' : refusal}
          onChange={({ target }) => setPassword(target.value)}
        />
      </chakra.form>
    </Dialog>
  );
}
