import type { CodeType } from '../../../../contract/people/verification-code.js';

/** The purpose of a code: the two of customers, and the second step of an admin's sign-in. */
export type CodePurpose = CodeType | 'admin_sign_in';

/** Facts about the person come from the account, never from a form that anybody may fill in. */
interface AccountHolder {
  readonly firstName: string;
}

export interface VerificationCodeFacts {
  readonly code: string;
  readonly minutes: number;
  readonly purpose: CodePurpose;
}

export interface PasswordResetFacts extends AccountHolder {
  /** Contains the token; with or without the site's origin. */
  readonly resetUrl: string;
  readonly minutes: number;
}

export interface AddressChangedFacts extends AccountHolder {
  /** Masked, because the old address may be in a stranger's hands. */
  readonly newEmail: string;
  /** Contains the token that restores the account and its address. */
  readonly restoreUrl: string;
  readonly days: number;
}

export interface AdminAddressChangedFacts extends AccountHolder {
  /** Masked, for the same reason. */
  readonly newEmail: string;
}

export interface AccountLockedFacts extends AccountHolder {
  readonly minutes: number;
  /** Contains the token that ends the lock-out. */
  readonly unlockUrl: string;
}

/** Something happened to the admins' accounts or to what protects them. */
export interface AdminNoticeFacts extends AccountHolder {
  readonly title: string;
  readonly text: string;
  /** An ISO instant. */
  readonly at: string;
  readonly ipAddress: string;
  readonly userAgent: string;
}

export interface AccountMailPayloads {
  'verification-code': VerificationCodeFacts;
  'already-registered': AccountHolder;
  'password-reset': PasswordResetFacts;
  'password-changed': AccountHolder;
  /** Sent to the old address. */
  'address-changed': AddressChangedFacts;
  /** Sent to an admin's old address. */
  'admin-address-changed': AdminAddressChangedFacts;
  'account-locked': AccountLockedFacts;
  'admin-locked': AccountLockedFacts;
  'admin-notice': AdminNoticeFacts;
  'account-deleted': AccountHolder;
  welcome: AccountHolder;
}
