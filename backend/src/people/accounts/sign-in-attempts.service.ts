import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import { visitorNetwork } from '../../platform/http/visitor-network.js';
import {
  minutesOf,
  type RateLimit,
  RateLimitsService,
  type Taken,
} from '../../platform/security/rate-limits.service.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import type { PersonKind } from '../../platform/sessions/signed-in.js';

/** How long a lock-out lasts at most. */
export const LOCK_SECONDS = 15 * 60;
/** Several people behind one address may each mistype. */
const PEOPLE_PER_ADDRESS = 4;

/** Whose password is tried, and from where. */
export interface Attempt {
  readonly kind: PersonKind;
  readonly email: string;
  readonly address: string;
}

/**
 * Bounds the guessing of passwords, of one account from anywhere and from one address for any account. An address
 * without an account is counted alike, so that nothing is learned from it. Ways out of a lock: time, or a new password.
 */
@Injectable()
export class SignInAttemptsService {
  constructor(
    private readonly limits: RateLimitsService,
    private readonly security: SecuritySettingsService,
  ) {}

  /**
   * Counts the attempt before the password is looked at, so that many at once slip through nowhere. Says whether it
   * is the last one before the account is locked. Throws sign_in_locked, or sign_in_locked_for_now while there is no
   * other way out than time.
   */
  async admit(attempt: Attempt): Promise<{ readonly isLast: boolean }> {
    // A locked network guesses nothing, so it must lock nobody's account either.
    this.assertAllowed(await this.limits.take(this.perAddress(attempt), visitorNetwork(attempt.address)));
    const account = await this.limits.take(this.perAccount(attempt), accountOf(attempt));
    this.assertAllowed(account);
    return { isLast: account.remaining === 0 };
  }

  /** The password was right: nothing of it counts. */
  async succeeded(attempt: Attempt): Promise<void> {
    await this.limits.giveBack(this.perAddress(attempt), visitorNetwork(attempt.address));
    await this.unlock(attempt);
  }

  /** A new password was set from here: whoever did is to get in at once, as the refusal promises. */
  async unlockNetwork(from: Pick<Attempt, 'kind' | 'address'>): Promise<void> {
    await this.limits.forget(this.perAddress(from), visitorNetwork(from.address));
  }

  async unlock(account: Pick<Attempt, 'kind' | 'email'>): Promise<void> {
    await this.limits.forget(this.perAccount(account), accountOf(account));
  }

  private assertAllowed({ isAllowed, secondsLeft }: Taken): void {
    if (isAllowed) return;
    const code = this.security.current.password_reset_enabled ? 'sign_in_locked' : 'sign_in_locked_for_now';
    throw new AppError(code, { minutes: minutesOf(secondsLeft) });
  }

  private perAccount({ kind }: Pick<Attempt, 'kind'>): RateLimit {
    const points = this.security.current.max_login_attempts;
    return { name: `sign-in-account-${kind}`, points, seconds: LOCK_SECONDS };
  }

  private perAddress({ kind }: Pick<Attempt, 'kind'>): RateLimit {
    const points = this.security.current.max_login_attempts * PEOPLE_PER_ADDRESS;
    return { name: `sign-in-address-${kind}`, points, seconds: LOCK_SECONDS };
  }
}

function accountOf({ email }: Pick<Attempt, 'email'>): string {
  return email.toLowerCase();
}
