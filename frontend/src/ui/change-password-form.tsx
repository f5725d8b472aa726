import { chakra } from '@chakra-ui/react';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldsOf } from '../lib/forms/form-fields.js';
import type { FallbackTexts } from '../lib/server/describe-error.js';
import { showRefusal } from '../lib/forms/show-refusal.js';
import { useLeaveWarning } from '../lib/navigation/use-leave-warning.js';
import { Button } from './button.js';
import { ErrorSummary } from './error-summary.js';
import { FormProblem } from './form-problem.js';
import { PasswordField } from './password-field.js';
import { UsernameHint } from './username-hint.js';

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

interface TypedChange extends PasswordChange {
  repeated: string;
}

interface ChangePasswordFormProps {
  readonly email: string;
  /** The rules of all three fields, with the texts for customers or admins. */
  readonly rules: new () => TypedChange;
  readonly help: string;
  readonly pendingLabel: string;
  /** Throws the server's error. */
  readonly change: (passwords: PasswordChange) => Promise<void>;
  readonly fallbackTexts?: FallbackTexts;
}

const EMPTY: TypedChange = { currentPassword: '', newPassword: '', repeated: '' };

/** The form for a new password: the old one once and the new one twice. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { email, rules, help, pendingLabel, change, fallbackTexts } = props;
  const [resolver] = useState(() => classValidatorResolver(rules, { validator: { stopAtFirstError: true } }));
  const { register, handleSubmit, reset, setError, formState } = useForm<TypedChange>({
    resolver,
    defaultValues: EMPTY,
  });
  const field = fieldsOf({ register, formState });
  const { errors, isDirty, isSubmitting, submitCount } = formState;
  useLeaveWarning(isDirty && !isSubmitting, 'Yazdığınız yeni şifre kaydedilmedi.');
  const { currentPassword, newPassword, repeated } = errors;
  const submit = async ({ currentPassword, newPassword }: TypedChange) => {
    try {
      await change({ currentPassword, newPassword });
      reset(EMPTY);
    } catch (error) {
      showRefusal(setError, error, fallbackTexts);
    }
  };
  return (
    <chakra.form
      noValidate
      aria-label="Şifre değişikliği"
      onSubmit={(event) => void handleSubmit(submit)(event)}
      display="grid"
      gap="5"
      maxW="400px"
    >
      {/* Listed in the order of the screen, because validation reports a class's own fields before inherited
          ones. */}
      <ErrorSummary errors={{ currentPassword, newPassword, repeated }} attempt={submitCount} />
      <UsernameHint email={email} />
      <PasswordField label="Şu anki şifreniz" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField label="Yeni şifre" autoComplete="new-password" help={help} {...field('newPassword')} />
      <PasswordField label="Yeni şifre (tekrar)" autoComplete="new-password" {...field('repeated')} />
      <FormProblem text={errors.root?.message} />
      <div>
        <Button type="submit" variant="outline" pending={isSubmitting} pendingLabel={pendingLabel}>
          Şifreyi Değiştir
        </Button>
      </div>
    </chakra.form>
  );
}
