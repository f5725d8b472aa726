import { Controller, useFormContext } from 'react-hook-form';
import { ADMIN_ROLES } from '@contract/admin/admin.views.js';
import { PasswordField } from '../../ui/password-field.js';
import { SelectField } from '../../ui/select-field.js';
import { SwitchField } from '../../ui/switch-field.js';
import { ADMIN_PASSWORD_HELP } from '../lib/admin-password-help.js';
import { roleName } from '../lib/role-names.js';
import type { AdminValues } from './admin-values.js';

const ROLE_HELP =
  'Yönetici dükkânın bütün işlerini yapar. Arka plan işleri, sitenin korumaları ve süper yöneticiler yalnızca süper yöneticinindir.';

interface AdminAccessFieldsProps {
  readonly isNew: boolean;
  /** True for a super admin, who alone may make others super admins. */
  readonly mayMakeSuper: boolean;
}

/** Fields that admins set for each other, never for themselves. */
export function AdminAccessFields({ isNew, mayMakeSuper }: AdminAccessFieldsProps) {
  const { control, register, formState } = useFormContext<AdminValues>();
  const { errors } = formState;
  const roles = ADMIN_ROLES.filter((role) => mayMakeSuper || role !== 'super_admin');
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
      <SelectField
        label="Yetki"
        help={ROLE_HELP}
        options={roles.map((role) => ({ value: role, label: roleName(role) }))}
        error={errors.role?.message}
        {...register('role')}
      />
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
