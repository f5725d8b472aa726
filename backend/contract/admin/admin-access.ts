import type { AdminEntry } from './admin.views.js';
import { ALL_RIGHTS, mayRole } from './rights.js';
import type { AdminRole } from './roles.js';

type AdminAccess = Pick<AdminEntry, 'email' | 'role' | 'isActive'>;

/** Addresses that differ only in upper and lower case are the same. */
export function isNewAddress(
  before: Pick<AdminEntry, 'email'>,
  { email }: Pick<AdminEntry, 'email'>,
): boolean {
  return before.email.toLowerCase() !== email.toLowerCase();
}

/** Whether a role has a right that another one lacks. */
function addsRights(before: AdminRole, after: AdminRole): boolean {
  return ALL_RIGHTS.some((right) => mayRole(after, right) && !mayRole(before, right));
}

interface ChangedAccess extends AdminAccess {
  /** Absent or blank when the password stays. */
  readonly password?: string;
}

/**
 * Whether a change lets somebody into the back office, or gives them more rights there. The acting admin must then type
 * the own password, because somebody else may be using the open session. `before`: null for a new admin.
 */
export function grantsAccess(before: AdminAccess | null, after: ChangedAccess): boolean {
  if (before === null) return true;
  const hasNewPassword = (after.password ?? '') !== '';
  const isRaised = addsRights(before.role, after.role);
  const isOpened = !before.isActive && after.isActive;
  return hasNewPassword || isNewAddress(before, after) || isRaised || isOpened;
}
