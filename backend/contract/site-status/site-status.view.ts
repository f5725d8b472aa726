import type { SiteClosure } from './site-closure.js';

/** The settings that every visitor's browser needs; the same for all visitors. */
export interface SiteStatus {
  /** Null while the shop is open. */
  readonly closure: SiteClosure | null;
  readonly isRegistrationOpen: boolean;
  readonly areGuestOrdersOpen: boolean;
  readonly isCaptchaAsked: boolean;
  /** A registration is completed only with a code that is mailed to the address. */
  readonly isEmailVerificationRequired: boolean;
  readonly isPasswordResetOpen: boolean;
  /** Whether the shop has an account by which cards are charged. */
  readonly isCardPaymentOpen: boolean;
}
