import { mayRole } from '../../contract/admin/rights.js';
import { DEFAULT_ROLE } from '../../contract/admin/roles.js';
import { AppError } from '../../contract/app-error.js';
import type { Admin } from './admin.entity.js';

export type AdminStanding = Pick<Admin, 'id' | 'role' | 'isActive'>;

/**
 * Checks whether one admin may change another. Only super admins give roles and may change super admins, and nobody
 * may remove their own account, so at least one super admin always remains. Both rows must be locked. Throws
 * super_admin_only, roles_by_super_admin, own_account_kept.
 */
export function assertMayChange(
  actor: AdminStanding,
  before: AdminStanding | null,
  after: Omit<AdminStanding, 'id'> | null,
): void {
  if (!mayRole(actor.role, 'roles.give')) assertGivesNoRole(before, after);
  if (before?.id !== actor.id) return;
  const staysAsIs = after?.role === before.role && after.isActive;
  if (!staysAsIs) throw new AppError('own_account_kept');
}

type Role = Pick<AdminStanding, 'role'>;

function assertGivesNoRole(before: Role | null, after: Role | null): void {
  if (before?.role === 'super_admin' || after?.role === 'super_admin') throw new AppError('super_admin_only');
  const isGiven = after !== null && after.role !== (before?.role ?? DEFAULT_ROLE);
  if (isGiven) throw new AppError('roles_by_super_admin');
}
