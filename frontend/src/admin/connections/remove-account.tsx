import { useState } from 'react';
import { describeError } from '../../lib/server/describe-error.js';
import { Button } from '../../ui/button.js';
import { toast } from '../../ui/toast.js';
import { fallbackText } from '../lib/fallback-texts.js';
import { PasswordDialog } from '../ui/password-dialog.js';

const NOT_REMOVED = fallbackText('Hesap kaldırılamadı');

interface RemoveAccountProps {
  readonly title: string;
  /** What follows from removing it. */
  readonly text: string;
  /** The text of the note afterwards. */
  readonly removed: string;
  readonly remove: (currentPassword: string) => Promise<void>;
  readonly readAgain: () => Promise<unknown>;
}

/** Takes an account out of use, after asking for the admin's own password. */
export function RemoveAccount({ title, text, removed, remove, readAgain }: RemoveAccountProps) {
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const close = () => {
    setAsking(false);
    setRefusal(undefined);
  };
  const send = async (currentPassword: string) => {
    setPending(true);
    try {
      await remove(currentPassword);
      close();
      toast.success({ text: removed });
    } catch (error) {
      setRefusal(describeError(error, NOT_REMOVED).message);
    } finally {
      setPending(false);
    }
    await readAgain();
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Hesabı Kaldır
      </Button>
      <PasswordDialog
        open={isAsking}
        title={title}
        text={text}
        confirmLabel="Hesabı Kaldır"
        isPending={isPending}
        refusal={refusal}
        onClose={close}
        onConfirm={(password) => void send(password)}
      />
    </>
  );
}
