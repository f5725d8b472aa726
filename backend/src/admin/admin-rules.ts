import { AppError } from '../../contract/app-error.js';
import type { Admin } from './admin.entity.js';

export type AdminStanding = Pick<Admin, 'id' | 'role' | 'isActive'>;

/**
 * Checks whether one admin may change another. Only super admins may change super admins, and nobody may
 * remove their own account, so at least one super admin always remains. Both rows must be locked. Throws
 * super_admin_only, own_account_kept.
 */
export function assertMayChange(
  actor: AdminStanding,
  before: AdminStanding | null,
  after: Omit<AdminStanding, 'id'> | null,
): void {
  const isAboutSuper = before?.role === 'super_admin' || after?.role === 'super_admin';
  if (isAboutSuper && actor.role !== 'super_admin') throw new AppError('super_admin_only');
  if (before?.id !== actor.id) return;
  const staysAsIs = after?.role === before.role && after.isActive;
  if (!staysAsIs) throw new AppError('own_account_kept');
}
