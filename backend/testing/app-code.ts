import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** What an authenticator app with this key shows now, or in some steps of 30 seconds. */
export function appCode(key: string, steps = 0): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
}
