import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { TEST_ADDRESS_MISSING } from '@contract/messaging/email/email-settings.dto.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';
import { useAdmin } from '../../lib/use-admin.js';
import { tell } from './email.texts.js';

interface TestAddressProps {
  /** The label for screen readers: what is tried. */
  readonly label: string;
  /** A problem that is known before the server is asked. */
  readonly problem?: string | undefined;
  /** Throws an error with a text. */
  readonly onSend: (testEmail: string) => Promise<unknown>;
  readonly wordsOf: (error: unknown) => string;
}

/** Sends a test mail to an address and shows the result next to it. */
export function TestAddress({ label, problem, onSend, wordsOf }: TestAddressProps) {
  const { email } = useAdmin();
  const [address, setAddress] = useState(email);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const testEmail = address.trim();
    const refusal = testEmail === '' ? TEST_ADDRESS_MISSING : problem;
    setError(refusal);
    if (refusal !== undefined) return;
    setSending(true);
    try {
      await onSend(testEmail);
      tell.done(`Test e-postası gönderildi: ${testEmail}`);
    } catch (cause) {
      setError(wordsOf(cause));
    } finally {
      setSending(false);
    }
  };
  return (
    <chakra.form
      aria-label={label}
      noValidate
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      justifyItems="start"
      gap="3"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void send(event)}
    >
      <chakra.div w="full">
        <TextField
          label="Test e-posta adresi"
          type="email"
          autoComplete="off"
          size="sm"
          value={address}
          error={error}
          onChange={({ target }) => {
            setAddress(target.value);
            setError(undefined);
          }}
        />
      </chakra.div>
      <Button type="submit" size="sm" variant="outline" pending={isSending} pendingLabel="Gönderiliyor...">
        Test E-postası Gönder
      </Button>
    </chakra.form>
  );
}
