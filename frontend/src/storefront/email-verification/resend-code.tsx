import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CODE_SECONDS, RESEND_AFTER_SECONDS } from '@contract/accounts/verification-code.js';
import { describeError } from '../../lib/describe-error.js';
import { trpc } from '../../lib/trpc.js';
import { Button } from '../../ui/button.js';
import { FieldError } from '../../ui/field-frame.js';

interface ResendCodeProps {
  readonly email: string;
  readonly secondsLeft: number;
  readonly onResent: () => Promise<void>;
}

export function ResendCode({ email, secondsLeft, onResent }: ResendCodeProps) {
  const resend = trpc.registration.resend.useMutation();
  const [wasResent, setResent] = useState(false);
  const wait = secondsLeft - (CODE_SECONDS - RESEND_AFTER_SECONDS);
  const ask = async () => {
    setResent(false);
    try {
      await resend.mutateAsync({ email });
      await onResent();
      setResent(true);
    } catch {
      // Told beside the button.
      return;
    }
  };
  return (
    <chakra.div display="grid" gap="2" borderTopWidth="1px" pt="5">
      <Button
        variant="outline"
        block
        disabled={wait > 0}
        pending={resend.isPending}
        pendingLabel="Gönderiliyor..."
        onClick={() => void ask()}
      >
        {wait > 0 ? `Yeni kod isteyin (${wait} sn)` : 'Yeni Kod İsteyin'}
      </Button>
      <chakra.p textStyle="sm" color="fg.muted" aria-live="polite">
        {wasResent && 'Yeni kodunuz yola çıktı; önceki kod artık geçmiyor.'}
      </chakra.p>
      <chakra.div aria-live="polite">
        <FieldError
          id="yeni-kod-sorunu"
          error={resend.isError ? describeError(resend.error).message : undefined}
        />
      </chakra.div>
    </chakra.div>
  );
}
