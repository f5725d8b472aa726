/** The settings that every visitor's browser needs; the same for all visitors. */
export interface SiteStatus {
  readonly isInMaintenance: boolean;
  readonly isRegistrationOpen: boolean;
  readonly areGuestOrdersOpen: boolean;
  readonly isCaptchaAsked: boolean;
  /** A registration is completed only with a code that is mailed to the address. */
  readonly isEmailVerificationRequired: boolean;
  readonly isPasswordResetOpen: boolean;
}
