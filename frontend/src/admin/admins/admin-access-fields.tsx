import { Controller, useFormContext } from 'react-hook-form';
import { PasswordField } from '../../ui/password-field.js';
import { SwitchField } from '../../ui/switch-field.js';
import { ADMIN_PASSWORD_HELP } from '../lib/admin-password-help.js';
import { RoleField } from './role-field.js';
import type { AdminValues } from './admin-values.js';

interface AdminAccessFieldsProps {
  readonly isNew: boolean;
}

/** Fields that admins set for each other, never for themselves. */
export function AdminAccessFields({ isNew }: AdminAccessFieldsProps) {
  const { control, register, formState } = useFormContext<AdminValues>();
  const { errors } = formState;
  return (
    <>
      <PasswordField
        label="Şifre"
        autoComplete="new-password"
        optional={!isNew}
        help={isNew ? ADMIN_PASSWORD_HELP : `Boş bırakırsanız şifre değişmez. ${ADMIN_PASSWORD_HELP}`}
        error={errors.password?.message}
        {...register('password')}
      />
      <RoleField />
      <Controller
        control={control}
        name="isActive"
        render={({ field }) => (
          <SwitchField
            label="Aktif"
            help="Pasif bir yönetici panele giremez."
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </>
  );
}
