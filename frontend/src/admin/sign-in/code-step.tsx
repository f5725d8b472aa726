import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ADMIN_CODE_SECONDS, CODE_LENGTH } from '@contract/people/verification-code.js';
import { AdminCodeDto } from '@contract/admin/admin-sign-in.dto.js';
import type { AdminSignIn, AdminView } from '@contract/admin/admin.views.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { useCodeCountdown } from '../../lib/forms/use-code-countdown.js';
import { Button } from '../../ui/button.js';
import { CodeField } from '../../ui/code-field.js';
import { CodeTimeLeft } from '../../ui/code-time-left.js';
import { ResendButton } from '../../ui/resend-button.js';
import { BackButton } from './back-button.js';
import { type Refusal, RefusalNote, refusalOf } from './refusal.js';
import { SignInHead } from './sign-in-head.js';
import { StepForm } from './step-form.js';

type CodeAsked = Extract<AdminSignIn, { status: 'code_required' }>;

interface CodeStepProps extends Pick<CodeAsked, 'adminId' | 'email'> {
  readonly onSignedIn: (admin: AdminView) => void;
  readonly onBack: () => void;
}

const resolver = classValidatorResolver(AdminCodeDto, { validator: { stopAtFirstError: true } });

/** The third step: the mailed code. */
export function CodeStep({ adminId, email, onSignedIn, onBack }: CodeStepProps) {
  const headId = useId();
  const { client } = trpc.useUtils();
  const [problem, setProblem] = useState<Refusal | null>(null);
  const form = useForm<AdminCodeDto>({ resolver, defaultValues: { adminId, code: '' } });
  const { sentAt, isSending, resend } = useResend(adminId, setProblem);
  const { secondsLeft, secondsToResend } = useCodeCountdown(sentAt, ADMIN_CODE_SECONDS);
  const isWhole = useWatch({ control: form.control, name: 'code' }).length === CODE_LENGTH;
  const submit = async (typed: AdminCodeDto) => {
    setProblem(null);
    try {
      const signIn = await client.adminSession.verifyCode.mutate(typed);
      if (signIn.status === 'signed_in') onSignedIn(signIn.admin);
    } catch (error) {
      setProblem(refusalOf(titleOf(error), error));
      form.setFocus('code');
    }
  };
  return (
    <FormProvider {...form}>
      <StepForm headId={headId} onSubmit={form.handleSubmit(submit)}>
        <SignInHead
          id={headId}
          title="Kodunuzu girin"
          lead={`${email} adresine ${CODE_LENGTH} haneli bir kod gönderdik.`}
        />
        <RefusalNote refusal={problem} />
        <CodeField autoFocus help="Kod gelmediyse gereksiz kutusuna da bakın." />
        <CodeTimeLeft secondsLeft={secondsLeft} />
        <Button
          type="submit"
          size="lg"
          block
          aria-disabled={!isWhole || undefined}
          pending={form.formState.isSubmitting}
          pendingLabel="Giriş yapılıyor..."
        >
          Giriş Yap
        </Button>
        <ResendButton block seconds={secondsToResend} pending={isSending} onClick={() => void resend()} />
        <BackButton onClick={onBack}>E-posta ve şifreye dön</BackButton>
      </StepForm>
    </FormProvider>
  );
}

function useResend(adminId: string, onRefused: (refusal: Refusal | null) => void) {
  const { mutateAsync, isPending } = trpc.adminSession.resendCode.useMutation();
  const [sentAt, setSentAt] = useState(() => Date.now());
  const resend = async () => {
    onRefused(null);
    try {
      await mutateAsync({ adminId });
      setSentAt(Date.now());
    } catch (error) {
      onRefused(refusalOf('Kod gönderilemedi', error));
    }
  };
  return { sentAt, isSending: isPending, resend };
}

/** Specification 3, section 8, 'Login'. */
function titleOf(error: unknown): string {
  const { code, fields } = describeError(error);
  return code === 'invalid_input' && 'adminId' in fields ? '2FA hatası' : '2FA doğrulaması başarısız';
}
