import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { RegistrationCodeDto } from '@contract/accounts/verification.dto.js';
import { CODE_SECONDS } from '@contract/accounts/verification-code.js';
import { describeError } from '../../lib/describe-error.js';
import { paths } from '../../lib/paths.js';
import { trpc } from '../../lib/trpc.js';
import { useChangeOfCustomer } from '../../lib/use-change-of-customer.js';
import { useSecondsLeft } from '../../lib/use-seconds-left.js';
import { Button } from '../../ui/button.js';
import { CodeField } from '../../ui/code-field.js';
import { Note } from '../../ui/note.js';

import { ResendCode } from './resend-code.js';
import { TimeLeft } from './time-left.js';
import type { VerificationState } from './verification-state.js';

const rules = classValidatorResolver(RegistrationCodeDto, { validator: { stopAtFirstError: true } });

/** Specification 1, section 4, 'Registration and verification'. */
export function VerificationForm({ email, type, sentAt }: VerificationState) {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const changeCustomer = useChangeOfCustomer();
  const [openedAt] = useState(() => Date.now());
  const secondsLeft = useSecondsLeft((sentAt ?? openedAt) + CODE_SECONDS * 1000);
  const form = useForm<RegistrationCodeDto>({ resolver: rules, defaultValues: { email, code: '' } });
  const { setError, setFocus, resetField, formState } = form;
  const problem = formState.errors.root?.message;

  const submit = async (proof: RegistrationCodeDto) => {
    try {
      await changeCustomer(await client.registration.verify.mutate(proof));
      await navigate(paths.home, { replace: true });
    } catch (error) {
      const { code, message } = describeError(error);
      setError(code === 'code_wrong' ? 'code' : 'root', { message }, { shouldFocus: true });
    }
  };
  const startAnew = async () => {
    resetField('code');
    setFocus('code');
    const state: VerificationState = { email, type, sentAt: Date.now() };
    await navigate(paths.emailVerification, { replace: true, preventScrollReset: true, state });
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
          {problem !== undefined && (
            <Note tone="danger" role="alert">
              {problem}
            </Note>
          )}
          <CodeField />
          <TimeLeft secondsLeft={secondsLeft} />
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
      <ResendCode email={email} secondsLeft={secondsLeft} onResent={startAnew} />
    </>
  );
}
