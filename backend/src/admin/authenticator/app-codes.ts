import { Secret, TOTP } from 'otpauth';

/** The defaults of RFC 6238, which all apps know. */
const KEY_BYTES = 20;
const STEP_SECONDS = 30;
/** The codes just before and after the present one are accepted, because clocks differ. */
const NEIGHBOURS = 1;

/** A random key in base32. */
export function newAppKey(): string {
  return new Secret({ size: KEY_BYTES }).base32;
}

/** The address that apps read from the QR code. */
export function appUri(
  key: string,
  { email, issuer }: { readonly email: string; readonly issuer: string },
): string {
  return totp(key, { label: email, issuer }).toString();
}

/** The time step to which the code belongs; null for a wrong code. */
export function stepOfAppCode(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const distance = totp(key).validate({ token: code, timestamp, window: NEIGHBOURS });
  return distance === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + distance;
}

function totp(key: string, names: { readonly label?: string; readonly issuer?: string } = {}): TOTP {
  return new TOTP({ secret: Secret.fromBase32(key), ...names, period: STEP_SECONDS });
}
