import { chakra } from '@chakra-ui/react';
import { MailCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeError } from '../../lib/server/describe-error.js';
import { SEND_CODE_FAILED } from '../../lib/server/failure.texts.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { FieldError } from '../../ui/field-frame.js';
import { Note } from '../../ui/note.js';
import { VerifyEmailForm } from './verify-email-form.js';

interface VerifyEmailProps {
  readonly email: string;
  /** The customer has just saved this address: the code is sent at once, as the form promised. */
  readonly hasJustChanged: boolean;
}

/** Explains to a customer with an unverified address what verifying gives, and lets them do it here. */
export function VerifyEmail({ email, hasJustChanged }: VerifyEmailProps) {
  const section = useRef<HTMLElement>(null);
  const sendCode = trpc.account.sendCode.useMutation();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const send = () => sendCode.mutate(undefined, { onSuccess: () => setSentAt(Date.now()) });
  const begin = useEffectEvent(() => {
    // The form that was saved stands further down.
    section.current?.scrollIntoView({ block: 'center' });
    send();
  });
  useEffect(() => {
    if (hasJustChanged) begin();
  }, [hasJustChanged]);
  return (
    <chakra.section ref={section} aria-label="Doğrulanmamış adres" pt="8">
      <Note tone="warning" icon={MailCheck}>
        <chakra.div display="grid" gap="4" justifyItems="start">
          <p>
            <strong>E-posta adresinizi henüz doğrulamadınız.</strong> Doğruladığınızda bu adresle üye olmadan
            verdiğiniz siparişler ve biletler de hesabınızda görünür.
          </p>
          {sentAt === null ? (
            <Button size="sm" pending={sendCode.isPending} pendingLabel="Gönderiliyor..." onClick={send}>
              Doğrulama Kodu Gönder
            </Button>
          ) : (
            <VerifyEmailForm
              key={sentAt}
              email={email}
              sentAt={sentAt}
              isSending={sendCode.isPending}
              onSendAgain={send}
            />
          )}
          <chakra.div aria-live="polite">
            <FieldError
              id="code-not-sent"
              error={sendCode.isError ? describeError(sendCode.error, SEND_CODE_FAILED).message : undefined}
            />
          </chakra.div>
        </chakra.div>
      </Note>
    </chakra.section>
  );
}
