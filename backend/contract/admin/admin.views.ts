import type { AdminRole } from './roles.js';

export interface AdminView {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: AdminRole;
}

/** The source of the code that the second step of a sign-in asks for. */
export type CodeMethod = 'mail' | 'app';

/** The result of a right password: a signed-in admin, or the question for a code. */
export type AdminSignIn =
  | { readonly status: 'signed_in'; readonly admin: AdminView }
  | {
      readonly status: 'code_required';
      readonly adminId: string;
      readonly email: string;
      readonly method: CodeMethod;
    };

/** An admin in the list of admins. */
export interface AdminEntry extends AdminView {
  readonly isActive: boolean;
  /** An ISO instant. */
  readonly createdAt: string;
  readonly version: number;
}

/** The admin's own account. */
export type AdminProfile = Omit<AdminEntry, 'isActive'>;
