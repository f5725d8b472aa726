import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { RegistrationCodeDto } from '@contract/people/verification.dto.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { VERIFY_FAILED } from '../../../lib/server/failure.texts.js';
import { paths } from '../../../lib/navigation/paths.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useSetCustomer } from '../../../lib/account/use-set-customer.js';
import { useCodeCountdown } from '../../../lib/forms/use-code-countdown.js';
import { NOBODY } from '../../../lib/account/use-session.js';
import { Button } from '../../../ui/button.js';
import { CodeField } from '../../../ui/code-field.js';
import { CodeTimeLeft } from '../../../ui/code-time-left.js';
import { FormProblem } from '../../../ui/form-problem.js';
import { toast } from '../../../ui/toast.js';
import { ResendCode } from './resend-code.js';
import type { VerificationState } from './verification-state.js';

const rules = classValidatorResolver(RegistrationCodeDto, { validator: { stopAtFirstError: true } });

/** Specification 1, section 4, 'Registration and verification'. */
export function VerificationForm({ email, type, sentAt }: VerificationState) {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const changeCustomer = useSetCustomer();
  const [openedAt] = useState(() => Date.now());
  const { secondsLeft, secondsToResend } = useCodeCountdown(sentAt ?? openedAt);
  const form = useForm<RegistrationCodeDto>({ resolver: rules, defaultValues: { email, code: '' } });
  const { setError, setFocus, resetField, formState } = form;
  const problem = formState.errors.root?.message;

  const submit = async (code: RegistrationCodeDto) => {
    try {
      await client.registration.verify.mutate(code);
      await goOn();
    } catch (error) {
      const { code, message } = describeError(error, VERIFY_FAILED);
      setError(code === 'code_wrong' ? 'code' : 'root', { message }, { shouldFocus: true });
    }
  };
  /** The address is verified. The next call shows whether the visitor is signed in as well. */
  const goOn = async () => {
    const { customer } = await client.session.current.query().catch(() => NOBODY);
    if (customer !== null) {
      await changeCustomer(customer);
      toast.success({ title: `Hoş geldiniz, ${customer.firstName}`, text: 'Üyeliğiniz hazır.' });
    }
    await navigate(customer === null ? paths.authVerified : paths.home, { replace: true });
  };
  const startAnew = async () => {
    resetField('code');
    setFocus('code');
    const state: VerificationState = { email, type, sentAt: Date.now() };
    await navigate(paths.emailVerification, { replace: true, state });
  };

  return (
    <>
      <FormProvider {...form}>
        <chakra.form
          noValidate
          aria-label="E-posta doğrulama"
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
          display="grid"
          gap="5"
        >
          <FormProblem text={problem} />
          <CodeField />
          <CodeTimeLeft secondsLeft={secondsLeft} />
          <Button
            type="submit"
            size="lg"
            block
            disabled={secondsLeft === 0}
            pending={formState.isSubmitting}
            pendingLabel="Doğrulanıyor..."
          >
            Doğrulayın
          </Button>
        </chakra.form>
      </FormProvider>
      <ResendCode email={email} seconds={secondsToResend} onResent={startAnew} />
    </>
  );
}
