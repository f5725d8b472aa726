import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AdminSignInDto } from '@contract/admin/admin-sign-in.dto.js';
import type { AdminSignIn } from '@contract/admin/admin.views.js';
import { describeError, type DescribedError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { PasswordField } from '../../ui/password-field.js';
import { TextField } from '../../ui/text-field.js';
import { BackButton } from './back-button.js';
import { type Refusal, RefusalNote } from './refusal.js';
import { SignInHead } from './sign-in-head.js';
import { StepForm } from './step-form.js';

interface CredentialsStepProps {
  readonly lead: string;
  /** The address that was typed before. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onPasswordAccepted: (signIn: AdminSignIn) => void;
  readonly hasCaptcha: boolean;
  /** Leads back to the captcha after an error, because a solved captcha allows one try only. */
  readonly onBack: (refusal: Refusal | null) => void;
  /** Called when the solved captcha has expired. */
  readonly onSessionLost: (refusal: Refusal) => void;
}

/** Specification 3, section 9. */
const RELOAD_AFTER_MS = 1_500;
const NOTHING_OF_OURS: readonly DescribedError['code'][] = ['network', 'unreadable'];

const resolver = classValidatorResolver(AdminSignInDto, { validator: { stopAtFirstError: true } });

/** The second step: e-mail address and password. */
export function CredentialsStep({
  lead,
  email,
  onEmail,
  onPasswordAccepted,
  hasCaptcha,
  onBack,
  onSessionLost,
}: CredentialsStepProps) {
  const headId = useId();
  const { client } = trpc.useUtils();
  const [problem, setProblem] = useState<Refusal | null>(null);
  const form = useForm<AdminSignInDto>({ resolver, defaultValues: { email, password: '' } });
  const { register, formState } = form;
  const { errors } = formState;
  const submit = async (credentials: AdminSignInDto) => {
    setProblem(null);
    onEmail(credentials.email);
    try {
      onPasswordAccepted(await client.adminSession.signIn.mutate(credentials));
    } catch (error) {
      const { code, message } = describeError(error);
      const isCaptchaLost = code === 'admin_captcha_needed';
      // Specification 3, section 8, 'Login'.
      const refusal = { title: isCaptchaLost ? 'Session hatası' : 'Giriş başarısız', text: message };
      form.resetField('password');
      if (hasCaptcha && !isCaptchaLost && !NOTHING_OF_OURS.includes(code)) {
        onBack(refusal);
        return;
      }
      setProblem(refusal);
      if (!isCaptchaLost) return;
      await new Promise((resolve) => setTimeout(resolve, RELOAD_AFTER_MS));
      onSessionLost(refusal);
    }
  };
  return (
    <StepForm headId={headId} onSubmit={form.handleSubmit(submit)}>
      <SignInHead id={headId} title="Yönetim girişi" lead={lead} />
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <RefusalNote refusal={problem} />
      <TextField
        label="E-posta"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus={email === ''}
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Şifre"
        autoComplete="current-password"
        autoFocus={email !== ''}
        error={errors.password?.message}
        {...register('password')}
      />
      <Button
        type="submit"
        size="lg"
        block
        pending={formState.isSubmitting}
        pendingLabel="Kontrol ediliyor..."
      >
        Devam Et
      </Button>
      {hasCaptcha && <BackButton onClick={() => onBack(null)}>Güvenlik koduna dön</BackButton>}
    </StepForm>
  );
}
