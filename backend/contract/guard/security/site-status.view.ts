/** What every visitor's browser needs to know of the settings; the same for everybody. */
export interface SiteStatus {
  readonly isInMaintenance: boolean;
  readonly isRegistrationOpen: boolean;
  readonly areGuestOrdersOpen: boolean;
  readonly isCaptchaAsked: boolean;
  /** Whoever registers gets a code by mail before the account is theirs. */
  readonly isEmailVerificationRequired: boolean;
  readonly isPasswordResetOpen: boolean;
}
