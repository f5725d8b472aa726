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

/** The longest duration of a lock-out. */
export const LOCK_SECONDS = 15 * 60;
/** Allows several people behind one IP address to mistype. */
const PEOPLE_PER_ADDRESS = 4;

/** The account of a sign-in attempt, and the address from which it comes. */
export interface Attempt {
  readonly kind: PersonKind;
  readonly email: string;
  readonly address: string;
}

/**
 * Limits guesses of passwords: for one account from anywhere, and from one address for all accounts.
 * Addresses without an account are counted alike, so that nothing is disclosed. A lock-out ends with time or
 * with a new password.
 */
@Injectable()
export class SignInAttemptsService {
  constructor(
    private readonly limits: RateLimitsService,
    private readonly security: SecuritySettingsService,
  ) {}

  /**
   * Counts the attempt before the password is compared, so that simultaneous attempts cannot exceed the
   * limit. Returns whether it is the last one before the lock-out. Throws sign_in_locked, or
   * sign_in_locked_for_now when only time ends it.
   */
  async admit(attempt: Attempt): Promise<{ readonly isLast: boolean }> {
    // Refused before the account's counter, so that a locked network cannot lock accounts.
    this.assertAllowed(await this.limits.take(this.perAddress(attempt), visitorNetwork(attempt.address)));
    const account = await this.limits.take(this.perAccount(attempt), accountOf(attempt));
    this.assertAllowed(account);
    return { isLast: account.remaining === 0 };
  }

  /** Called for a right password, which clears the counters. */
  async succeeded(attempt: Attempt): Promise<void> {
    await this.limits.uncount(this.perAddress(attempt), visitorNetwork(attempt.address));
    await this.unlock(attempt);
  }

  /**
   * Called after a new password was set: the person must be able to sign in at once, as the text of the
   * lock-out promises.
   */
  async unlockNetwork(from: Pick<Attempt, 'kind' | 'address'>): Promise<void> {
    await this.limits.reset(this.perAddress(from), visitorNetwork(from.address));
  }

  async unlock(account: Pick<Attempt, 'kind' | 'email'>): Promise<void> {
    await this.limits.reset(this.perAccount(account), accountOf(account));
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
