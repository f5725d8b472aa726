import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { type FieldPath, useForm } from 'react-hook-form';
import { MIN_PASSWORD_LENGTH } from '@contract/accounts/password.rule.js';
import { describeError } from '../../lib/describe-error.js';
import { trpc } from '../../lib/trpc.js';
import { Button } from '../../ui/button.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { Note } from '../../ui/note.js';
import { PasswordField } from '../../ui/password-field.js';
import { PasswordOwner } from '../../ui/password-owner.js';
import { toast } from '../../ui/toast.js';
import { ownWords } from '../lib/own-words.js';
import { RepeatedPassword } from './repeated-password.js';

const EMPTY: RepeatedPassword = { currentPassword: '', newPassword: '', repeated: '' };
const resolver = classValidatorResolver(RepeatedPassword, { validator: { stopAtFirstError: true } });

export function OwnPasswordForm({ email }: { readonly email: string }) {
  const { client, admin } = trpc.useUtils();
  const { register, handleSubmit, reset, setError, formState } = useForm<RepeatedPassword>({
    resolver,
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const submit = async ({ currentPassword, newPassword }: RepeatedPassword) => {
    try {
      await client.admin.profile.changePassword.mutate({ currentPassword, newPassword });
      reset(EMPTY);
      toast.success({ text: 'Şifreniz güncellendi. Diğer cihazlardaki oturumlarınızı kapattık.' });
      await admin.profile.invalidate();
    } catch (error) {
      const { message, fields } = describeError(error, ownWords('Şifre güncellenirken hata oluştu'));
      const named = Object.entries(fields);
      named.forEach(([field, text], index) =>
        setError(field as FieldPath<RepeatedPassword>, { message: text }, { shouldFocus: index === 0 }),
      );
      if (named.length === 0) setError('root', { message });
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
      <ErrorSummary errors={errors} attempt={submitCount} />
      <PasswordOwner email={email} />
      <PasswordField
        label="Şu anki şifreniz"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <PasswordField
        label="Yeni şifre"
        autoComplete="new-password"
        help={`En az ${MIN_PASSWORD_LENGTH} karakter`}
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordField
        label="Yeni şifre (tekrar)"
        autoComplete="new-password"
        error={errors.repeated?.message}
        {...register('repeated')}
      />
      {errors.root?.message !== undefined && (
        <Note tone="danger" role="alert">
          {errors.root.message}
        </Note>
      )}
      <div>
        <Button type="submit" variant="outline" pending={isSubmitting} pendingLabel="Kaydediliyor...">
          Şifreyi Değiştir
        </Button>
      </div>
    </chakra.form>
  );
}
