import { useFormContext, useWatch } from 'react-hook-form';
import { ADMIN_ROLES, ROLE_WORDS } from '@contract/admin/roles.js';
import { SelectField } from '../../ui/select-field.js';
import { Note } from '../../ui/note.js';
import { roleName } from '../lib/role-names.js';
import { useMay } from '../lib/use-may.js';
import type { AdminValues } from './admin-values.js';

/** The role with one sentence about it. Only super admins give roles; others read which one it is. */
export function RoleField() {
  const { control, register, formState } = useFormContext<AdminValues>();
  const role = useWatch({ control, name: 'role' });
  const { about } = ROLE_WORDS[role];
  if (!useMay('roles.give')) {
    return (
      <Note>
        Rolü: {roleName(role)}. {about} Başka bir rolü yalnızca süper yöneticiler verir.
      </Note>
    );
  }
  return (
    <SelectField
      label="Rol"
      help={about}
      options={ADMIN_ROLES.map((value) => ({ value, label: roleName(value) }))}
      error={formState.errors.role?.message}
      {...register('role')}
    />
  );
}
