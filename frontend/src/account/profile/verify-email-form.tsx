import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { AddressCodeDto } from '@contract/people/verification.dto.js';
import { describeError } from '../../lib/server/describe-error.js';
import { VERIFY_FAILED } from '../../lib/server/failure.texts.js';
import { trpc } from '../../lib/server/trpc.js';
import { useCodeCountdown } from '../../lib/forms/use-code-countdown.js';
import { Button } from '../../ui/button.js';
import { CodeField } from '../../ui/code-field.js';
import { CodeTimeLeft } from '../../ui/code-time-left.js';
import { focusMain } from '../../ui/focus-main.js';
import { ResendButton } from '../../ui/resend-button.js';
import { toast } from '../../ui/toast.js';

interface VerifyEmailFormProps {
  readonly email: string;
  /** The time of sending, in milliseconds of this browser's clock. */
  readonly sentAt: number;
  readonly isSending: boolean;
  readonly onSendAgain: () => void;
}

const resolver = classValidatorResolver(AddressCodeDto, { validator: { stopAtFirstError: true } });

/** The form for the code that was mailed to the account's address. */
export function VerifyEmailForm({ email, sentAt, isSending, onSendAgain }: VerifyEmailFormProps) {
  const form = useForm<AddressCodeDto>({ resolver, defaultValues: { code: '' } });
  const { setError, setFocus, formState } = form;
  const { secondsLeft, secondsToResend } = useCodeCountdown(sentAt);
  const verify = useVerify();
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = async ({ code }: AddressCodeDto) => {
    try {
      await verify(code);
      focusMain();
      toast.success({
        title: 'E-posta adresiniz doğrulandı',
        text: 'Bu adresle verdiğiniz eski siparişler de artık hesabınızda.',
      });
    } catch (error) {
      setError('code', { message: describeError(error, VERIFY_FAILED).message }, { shouldFocus: true });
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
        <CodeTimeLeft secondsLeft={secondsLeft} />
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
          <ResendButton size="sm" seconds={secondsToResend} pending={isSending} onClick={onSendAgain} />
        </chakra.div>
      </chakra.form>
    </FormProvider>
  );
}

/** Verifies the code. Earlier orders of this address then belong to the account. */
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
