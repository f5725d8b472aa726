import type { PageOf } from '../admin/page.query.js';

/** A customer as the studio sees them. */
export interface AdminUserView {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly phone: string | null;
  readonly address: string | null;
  /** An ISO instant. */
  readonly createdAt: string;
  readonly version: number;
}

export type AdminUsersView = PageOf<AdminUserView>;

/** A customer with their activity in the shop. */
export interface AdminUserDetail extends AdminUserView {
  readonly orders: number;
  readonly bookings: number;
}
