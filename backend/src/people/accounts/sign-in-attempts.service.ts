import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import { visitorOrigin, visitorNetwork } from '../../platform/http/visitor-network.js';
import {
  minutesOf,
  type RateLimit,
  RateLimitsService,
  type Taken,
} from '../../platform/security/rate-limits.service.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import type { PersonKind } from '../../platform/sessions/signed-in.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { KnownBrowsersService } from './known-browsers.service.js';

/** How long somebody is locked out of an account at their network. */
export const LOCK_SECONDS = 15 * 60;
/** Allows several people behind one IP address to mistype. */
const PEOPLE_PER_NETWORK = 4;
/** How many networks of a site may use up their attempts for one account: an IPv6 line has thousands of them. */
const NETWORKS_PER_SITE = 3;
/** How many networks may use up their attempts for one account before it is locked for unknown browsers everywhere. */
const NETWORKS_PER_ACCOUNT = 10;
const BRAKE_SECONDS = 3_600;

/** An account as far as a sign-in names it. A new password changes its version, which begins all counts anew. */
export interface SignInAccount {
  readonly kind: PersonKind;
  readonly email: string;
  /** 0 when the address has no account. */
  readonly credentialsVersion: number;
}

export interface Attempt extends SignInAccount {
  readonly ipAddress: string;
  /** The id of a browser that has signed in to this account before; null for an unknown one. */
  readonly browserId: string | null;
}

/** What an attempt locks when it is wrong: the account at this network, or for unknown browsers everywhere. */
export type Lock = 'here' | 'everywhere';

export interface Admitted {
  /** Null while more attempts are allowed. */
  readonly locks: Lock | null;
}

/**
 * Limits guesses of passwords: for one account from one network or site, from one network for all accounts, and for one account
 * from anywhere. A stranger can lock an account only for unknown browsers; the owner's browsers have counts of their own.
 * Addresses without an account are counted alike, so that nothing is disclosed. A lock-out ends with time, with a new
 * password, or with the mailed link.
 */
@Injectable()
export class SignInAttemptsService {
  constructor(
    private readonly browsers: KnownBrowsersService,
    private readonly limits: RateLimitsService,
    private readonly security: SecuritySettingsService,
  ) {}

  /** An attempt of this visitor to sign in to the account. */
  of(visit: Visit, account: SignInAccount): Attempt {
    return { ...account, ipAddress: visit.ipAddress, browserId: this.browsers.idOf(visit, account) };
  }

  /**
   * Counts the attempt before the password is compared, so that simultaneous attempts cannot exceed the
   * limit. Returns what it locks when it is the last one. Throws sign_in_locked, or sign_in_locked_for_now when only
   * time ends it.
   */
  async admit(attempt: Attempt): Promise<Admitted> {
    const { browserId } = attempt;
    if (browserId !== null) {
      const isLast = await this.count(this.perBrowser(attempt), `${accountKey(attempt)} ${browserId}`);
      return { locks: isLast ? 'here' : null };
    }
    // Refused before the account's counters, so that a locked network or site cannot lock accounts.
    const { network, site } = visitorOrigin(attempt.ipAddress);
    await this.count(this.perNetwork(attempt), network);
    const here = await this.count(this.perAccountAndNetwork(attempt), `${accountKey(attempt)} ${network}`);
    const around = await this.count(this.perAccountAndSite(attempt), `${accountKey(attempt)} ${site}`);
    if (await this.count(this.perAccount(attempt), accountKey(attempt))) return { locks: 'everywhere' };
    return { locks: here || around ? 'here' : null };
  }

  /** Called for a right password. What strangers have tried elsewhere stays counted. */
  async succeeded(attempt: Attempt): Promise<void> {
    const { browserId } = attempt;
    if (browserId !== null) {
      await this.limits.reset(this.perBrowser(attempt), `${accountKey(attempt)} ${browserId}`);
      return;
    }
    const { network, site } = visitorOrigin(attempt.ipAddress);
    await this.limits.uncount(this.perNetwork(attempt), network);
    await this.limits.uncount(this.perAccount(attempt), accountKey(attempt));
    await this.limits.uncount(this.perAccountAndSite(attempt), `${accountKey(attempt)} ${site}`);
    await this.limits.reset(this.perAccountAndNetwork(attempt), `${accountKey(attempt)} ${network}`);
  }

  /**
   * Called after a new password was set: the person must be able to sign in at once, as the text of the
   * lock-out promises.
   */
  async unlockNetwork(from: Pick<Attempt, 'kind' | 'ipAddress'>): Promise<void> {
    await this.limits.reset(this.perNetwork(from), visitorNetwork(from.ipAddress));
  }

  /** Ends the lock-out of an account, everywhere and at the network of the visitor who has asked for it. */
  async unlock(account: SignInAccount & Pick<Attempt, 'ipAddress'>): Promise<void> {
    const { network, site } = visitorOrigin(account.ipAddress);
    await this.limits.reset(this.perAccount(account), accountKey(account));
    await this.limits.reset(this.perAccountAndSite(account), `${accountKey(account)} ${site}`);
    await this.limits.reset(this.perAccountAndNetwork(account), `${accountKey(account)} ${network}`);
    await this.unlockNetwork(account);
  }

  /** Returns whether this was the last attempt. */
  private async count(limit: RateLimit, key: string): Promise<boolean> {
    const taken = await this.limits.take(limit, key);
    this.assertAllowed(taken);
    return taken.remaining === 0;
  }

  private assertAllowed({ isAllowed, secondsLeft }: Taken): void {
    if (isAllowed) return;
    const code = this.security.current.password_reset_enabled ? 'sign_in_locked' : 'sign_in_locked_for_now';
    throw new AppError(code, { minutes: minutesOf(secondsLeft) });
  }

  private perBrowser({ kind }: Pick<Attempt, 'kind'>): RateLimit {
    return { name: `sign-in-browser-${kind}`, points: this.most, seconds: LOCK_SECONDS };
  }

  private perAccountAndNetwork({ kind }: Pick<Attempt, 'kind'>): RateLimit {
    return { name: `sign-in-account-and-network-${kind}`, points: this.most, seconds: LOCK_SECONDS };
  }

  private perAccountAndSite({ kind }: Pick<Attempt, 'kind'>): RateLimit {
    const points = this.most * NETWORKS_PER_SITE;
    return { name: `sign-in-account-and-site-${kind}`, points, seconds: BRAKE_SECONDS };
  }

  private perNetwork({ kind }: Pick<Attempt, 'kind'>): RateLimit {
    return { name: `sign-in-network-${kind}`, points: this.most * PEOPLE_PER_NETWORK, seconds: LOCK_SECONDS };
  }

  private perAccount({ kind }: Pick<Attempt, 'kind'>): RateLimit {
    const points = this.most * NETWORKS_PER_ACCOUNT;
    return { name: `sign-in-account-${kind}`, points, seconds: BRAKE_SECONDS };
  }

  private get most(): number {
    return this.security.current.max_login_attempts;
  }
}

function accountKey({ email, credentialsVersion }: SignInAccount): string {
  return `${email.toLowerCase()} ${credentialsVersion}`;
}
