import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../../lib/server/describe-error.js';
import { SEND_CODE_FAILED } from '../../../lib/server/failure.texts.js';
import { trpc } from '../../../lib/server/trpc.js';
import { FieldError } from '../../../ui/field-frame.js';
import { ResendButton } from '../../../ui/resend-button.js';

interface ResendCodeProps {
  readonly email: string;
  readonly seconds: number;
  readonly onResent: () => Promise<void>;
}

export function ResendCode({ email, seconds, onResent }: ResendCodeProps) {
  const resend = trpc.registration.resend.useMutation();
  const [wasResent, setResent] = useState(false);
  const ask = async () => {
    setResent(false);
    try {
      await resend.mutateAsync({ email });
      await onResent();
      setResent(true);
    } catch {
      // The text next to the button shows this error.
      return;
    }
  };
  return (
    <chakra.div display="grid" gap="2" borderTopWidth="1px" pt="5">
      <ResendButton block seconds={seconds} pending={resend.isPending} onClick={() => void ask()} />
      <chakra.p textStyle="sm" color="fg.muted" aria-live="polite">
        {wasResent && 'Yeni kodunuz yola çıktı; önceki kod artık geçmiyor.'}
      </chakra.p>
      <chakra.div aria-live="polite">
        <FieldError
          id="yeni-kod-sorunu"
          error={resend.isError ? describeError(resend.error, SEND_CODE_FAILED).message : undefined}
        />
      </chakra.div>
    </chakra.div>
  );
}
