/** The authenticator app of an admin. */
export type AuthenticatorState =
  | { readonly isOn: false }
  | {
      readonly isOn: true;
      /** An ISO instant. */
      readonly since: string;
      readonly recoveryCodesLeft: number;
    };

/** The key for the authenticator app, shown once. */
export interface AuthenticatorSetup {
  /** The key in base32 (RFC 4648) in groups of four, for typing. */
  readonly key: string;
  /** The same as QR code: one SVG path in a box of `size` × `size`. */
  readonly qr: { readonly size: number; readonly path: string };
  /** Goes back with the first code of the app. Only the server can read it. */
  readonly setup: string;
}

/** Shown once; the server keeps hashes. */
export interface NewRecoveryCodes {
  readonly recoveryCodes: readonly string[];
}
