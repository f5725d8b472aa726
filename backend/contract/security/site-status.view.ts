/** What every visitor's browser needs to know of the settings; the same for everybody. */
export interface SiteStatus {
  readonly isInMaintenance: boolean;
  readonly isRegistrationOpen: boolean;
  readonly areGuestOrdersOpen: boolean;
  readonly isCaptchaAsked: boolean;
  readonly isPasswordResetOpen: boolean;
}
