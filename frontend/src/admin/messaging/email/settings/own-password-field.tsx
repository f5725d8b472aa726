import { useFormContext, useWatch } from 'react-hook-form';
import type { EmailSettingsView } from '@contract/messaging/email/email-settings.js';
import { changesMailRoute } from '@contract/messaging/email/mail-route.js';
import { PasswordField } from '../../../../ui/password-field.js';
import type { SettingsValues } from './settings-values.js';

/** Asks for the acting admin's password while the form sends the mails another way. */
export function OwnPasswordField({ before }: { readonly before: EmailSettingsView }) {
  const { control, register, formState } = useFormContext<SettingsValues>();
  const values = useWatch({ control }) as SettingsValues;
  const error = formState.errors.currentPassword?.message;
  if (error === undefined && !changesMailRoute(before, values)) return null;
  return (
    <PasswordField
      label="Kendi şifreniz"
      autoComplete="current-password"
      help="E-postaların, giriş kodlarının da gideceği yolu değiştirirken sorulur."
      error={error}
      {...register('currentPassword', { shouldUnregister: true })}
    />
  );
}
