import { useFormContext, useWatch } from 'react-hook-form';
import { grantsAccess } from '@contract/admin/admin-access.js';
import type { AdminEntry } from '@contract/admin/admin.views.js';
import { PasswordField } from '../../ui/password-field.js';
import type { AdminValues } from './admin-values.js';

/** Asks for the acting admin's password while the form grants somebody access. `before`: null for a new admin. */
export function OwnPasswordField({ before }: { readonly before: AdminEntry | null }) {
  const { control, register, formState } = useFormContext<AdminValues>();
  const values = useWatch({ control }) as AdminValues;
  const error = formState.errors.currentPassword?.message;
  if (error === undefined && !grantsAccess(before, values)) return null;
  return (
    <PasswordField
      label="Kendi şifreniz"
      autoComplete="current-password"
      help="Birine panele giriş hakkı verirken sorulur."
      error={error}
      {...register('currentPassword', { shouldUnregister: true })}
    />
  );
}
