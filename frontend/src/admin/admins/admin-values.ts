import type { AdminEntry } from '@contract/admin/admin.views.js';
import type { AdminRole } from '@contract/admin/roles.js';
import { roleName } from '../lib/role-names.js';

/** The values of the form; a new admin has neither id nor version. */
export interface AdminValues {
  readonly id?: string;
  readonly version?: number;
  readonly name: string;
  readonly email: string;
  readonly role: AdminRole;
  readonly isActive: boolean;
  readonly password?: string;
  /** Of the acting admin. */
  readonly currentPassword?: string;
}

/** New admins default to role admin and active (specification 3, section 3). */
export function valuesOf(admin: AdminEntry | null): AdminValues {
  if (admin === null) return { name: '', email: '', role: 'admin', isActive: true, password: '' };
  const { id, version, name, email, role, isActive } = admin;
  return { id, version, name, email, role, isActive, password: '' };
}

const KEPT = 'Kayıtlı şifre';

export function differing(mine: AdminValues, theirs: AdminEntry) {
  return [
    { label: 'Ad', mine: mine.name, theirs: theirs.name },
    { label: 'E-posta', mine: mine.email, theirs: theirs.email },
    { label: 'Rol', mine: roleName(mine.role), theirs: roleName(theirs.role) },
    { label: 'Durum', mine: stateName(mine), theirs: stateName(theirs) },
    // Shows whether the password is changed, never the password.
    { label: 'Şifre', mine: (mine.password ?? '') === '' ? KEPT : 'Yeni şifre', theirs: KEPT },
  ].filter((field) => field.mine !== field.theirs);
}

function stateName({ isActive }: Pick<AdminValues, 'isActive'>): string {
  return isActive ? 'Aktif' : 'Pasif';
}
