import { chakra } from '@chakra-ui/react';
import { type SyntheticEvent, useState } from 'react';
import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '@contract/people/password.rule.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { RESET_FAILED } from '../../../lib/server/failure.texts.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useDelayedError } from '../../../lib/forms/use-delayed-error.js';
import { Button } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';
import { PasswordField } from '../../../ui/password-field.js';
import { UsernameHint } from '../../../ui/username-hint.js';
import { PasswordChanged } from './password-changed.js';
import type { ValidLink } from './use-reset-token.js';

interface NewPasswordFormProps {
  readonly link: ValidLink;
  /** Called when the link was used or has expired meanwhile. */
  readonly onInvalid: () => void;
}

/** Specification 1, section 5, 'Reset password'. */
export function NewPasswordForm({ link, onInvalid }: NewPasswordFormProps) {
  const { token, email, restoresEmail } = link;
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isShortPointedOut, setShortPointedOut] = useState(false);
  const reset = trpc.passwordReset.reset.useMutation();
  const refusal = reset.isError ? describeError(reset.error).fields['password'] : undefined;
  const isTooShort = password.length < MIN_PASSWORD_LENGTH;
  const isEqual = password === repeated;
  const difference = repeated !== '' && !isEqual ? 'Şifreler eşleşmiyor' : undefined;
  const unlike = useDelayedError(difference);
  // Whoever typed the repetition to its end looks for the reason why the button stays grey.
  const isRepeatedToTheEnd = repeated.length >= password.length;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setShortPointedOut(isTooShort);
    if (isTooShort || !isEqual || reset.isPending) return;
    try {
      await reset.mutateAsync({ token, password });
    } catch (error) {
      if (describeError(error).code === 'reset_link_invalid') onInvalid();
    }
  };
  if (reset.isSuccess) return <PasswordChanged restoredEmail={restoresEmail ? email : null} />;
  return (
    <chakra.form
      noValidate
      aria-label="Şifre belirleme"
      onSubmit={(event) => void submit(event)}
      display="grid"
      gap="5"
    >
      {reset.isError && refusal === undefined && (
        <Note tone="danger" role="alert">
          {describeError(reset.error, RESET_FAILED).message}
        </Note>
      )}
      <UsernameHint email={email} />
      <PasswordField
        label="Yeni şifre"
        autoComplete="new-password"
        help={`En az ${MIN_PASSWORD_LENGTH} karakter`}
        value={password}
        error={isShortPointedOut && isTooShort ? PASSWORD_TOO_SHORT : refusal}
        onChange={({ target }) => setPassword(target.value)}
        {...unlike.watch}
      />
      <PasswordField
        label="Yeni şifre (tekrar)"
        autoComplete="new-password"
        value={repeated}
        error={isRepeatedToTheEnd ? difference : unlike.error}
        onChange={({ target }) => setRepeated(target.value)}
        {...unlike.watch}
      />
      <Button
        type="submit"
        size="lg"
        block
        disabled={password === '' || !isEqual}
        pending={reset.isPending}
        pendingLabel="Kaydediliyor..."
      >
        Şifreyi Yenile
      </Button>
    </chakra.form>
  );
}
