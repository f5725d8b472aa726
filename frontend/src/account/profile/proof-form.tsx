import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { CODE_SECONDS, RESEND_AFTER_SECONDS } from '@contract/accounts/verification-code.js';
import { AddressCodeDto } from '@contract/accounts/verification.dto.js';
import { errorText } from '@contract/app-error.js';
import { clockText } from '../../lib/clock-text.js';
import { describeError } from '../../lib/describe-error.js';
import { trpc } from '../../lib/trpc.js';
import { useSecondsLeft } from '../../lib/use-seconds-left.js';
import { Button } from '../../ui/button.js';
import { CodeField } from '../../ui/code-field.js';
import { focusMain } from '../../ui/focus-main.js';
import { toast } from '../../ui/toast.js';

interface ProofFormProps {
  readonly email: string;
  /** Milliseconds by this browser's clock. */
  readonly sentAt: number;
  readonly isSending: boolean;
  readonly onSendAgain: () => void;
}

const resolver = classValidatorResolver(AddressCodeDto, { validator: { stopAtFirstError: true } });

/** The code that was mailed to the account's address. */
export function ProofForm({ email, sentAt, isSending, onSendAgain }: ProofFormProps) {
  const form = useForm<AddressCodeDto>({ resolver, defaultValues: { code: '' } });
  const { setError, setFocus, formState } = form;
  const secondsLeft = useSecondsLeft(sentAt + CODE_SECONDS * 1000);
  const wait = secondsLeft - (CODE_SECONDS - RESEND_AFTER_SECONDS);
  const verify = useVerify();
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = async ({ code }: AddressCodeDto) => {
    try {
      await verify(code);
      focusMain();
      toast.success({ title: 'E-posta adresiniz doğrulandı', text: 'Önceki siparişlerinizi de ekledik.' });
    } catch (error) {
      setError('code', { message: describeError(error).message }, { shouldFocus: true });
    }
  };
  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        aria-label="E-posta doğrulama"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        display="grid"
        gap="4"
        w="full"
        maxW="360px"
      >
        <p>
          6 haneli kodu <strong>{email}</strong> adresine gönderdik.
        </p>
        <CodeField />
        <chakra.p textStyle="sm" role="timer" aria-live="off">
          {secondsLeft > 0 ? (
            <>
              Kodun geçerlilik süresi: <strong>{clockText(secondsLeft)}</strong>
            </>
          ) : (
            errorText('code_expired')
          )}
        </chakra.p>
        <chakra.div display="flex" gap="3" flexWrap="wrap">
          <Button
            type="submit"
            size="sm"
            disabled={secondsLeft === 0}
            pending={formState.isSubmitting}
            pendingLabel="Doğrulanıyor..."
          >
            Doğrulayın
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={wait > 0}
            pending={isSending}
            pendingLabel="Gönderiliyor..."
            onClick={onSendAgain}
          >
            {wait > 0 ? `Yeni kod isteyin (${wait} sn)` : 'Yeni Kod İsteyin'}
          </Button>
        </chakra.div>
      </chakra.form>
    </FormProvider>
  );
}

/** Earlier orders of this address join the account. */
function useVerify() {
  const utils = trpc.useUtils();
  const mutation = trpc.account.verifyAddress.useMutation();
  return async (code: string) => {
    const customer = await mutation.mutateAsync({ code });
    await utils.session.current.cancel();
    utils.session.current.setData(undefined, (session) => session && { ...session, customer });
    void utils.account.invalidate();
  };
}
