import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { UNLOCK_MINUTES } from '../../../contract/people/sign-in.dto.js';
import { SecurityLogService } from '../../activity-log/security-log.service.js';
import { Clock } from '../../platform/clock.js';
import { type RateLimit, RateLimitsService } from '../../platform/security/rate-limits.service.js';
import { tokenHash } from '../../platform/security/secret-hash.js';
import type { PersonKind } from '../../platform/sessions/signed-in.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { KnownBrowsersService } from './known-browsers.service.js';
import { type Lock, type SignInAccount, SignInAttemptsService } from './sign-in-attempts.service.js';
import { SignInUnlock } from './sign-in-unlock.entity.js';

const TOKEN_BYTES = 32;

/** Somebody who guesses all day must not fill the owner's mailbox. */
const MAILS: RateLimit = { name: 'sign-in-unlock-mail', points: 3, seconds: 24 * 3_600 };
/** One for each time that the account can be locked everywhere, because then the owner needs the link. */
const BRAKE_MAILS: RateLimit = { name: 'sign-in-unlock-mail-everywhere', points: 24, seconds: 24 * 3_600 };

const PAGES: Record<PersonKind, string> = { customer: '/giris-kilidi', admin: '/admin/giris-kilidi' };

/** Mailed links with which the owner of an account ends its lock-out, once. */
@Injectable()
export class UnlockSignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: SignInAttemptsService,
    private readonly browsers: KnownBrowsersService,
    private readonly limits: RateLimitsService,
    private readonly log: SecurityLogService,
    private readonly clock: Clock,
  ) {}

  /** Whether another mail about a lock-out may be sent to this account today. */
  async mayMail({ kind, email }: SignInAccount, lock: Lock): Promise<boolean> {
    const limit = lock === 'everywhere' ? BRAKE_MAILS : MAILS;
    const { isAllowed } = await this.limits.take(limit, `${kind} ${email.toLowerCase()}`);
    return isAllowed;
  }

  /** The path of a new link. Only the mail contains it; the database keeps a hash. */
  async createLink(
    manager: EntityManager,
    { kind, email, credentialsVersion }: SignInAccount,
  ): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + UNLOCK_MINUTES * 60_000);
    const hash = tokenHash(token);
    await manager.insert(SignInUnlock, { kind, email, credentialsVersion, expiresAt, tokenHash: hash });
    return `${PAGES[kind]}?anahtar=${token}`;
  }

  /** The browser that opened the link is known from now on. Throws unlock_link_invalid. */
  async unlock(visit: Visit, token: string): Promise<void> {
    const account = await this.useUp(token);
    const { ipAddress } = visit;
    await this.attempts.unlock({ ...account, ipAddress });
    this.browsers.remember(visit, account);
    await this.log.record(visit, {
      type: 'security_alert',
      event: 'sign_in_unlocked',
      username: account.email,
    });
  }

  /** One statement, so that of two simultaneous uses only one succeeds. */
  private async useUp(token: string): Promise<SignInAccount> {
    const result = await this.dataSource
      .createQueryBuilder()
      .delete()
      .from(SignInUnlock)
      .where('token_hash = :hash AND expires_at > :now', { hash: tokenHash(token), now: this.clock.now() })
      .returning(['kind', 'email', 'credentialsVersion'])
      .execute();
    const [used] = result.raw as { kind: PersonKind; email: string; credentials_version: number }[];
    if (!used) throw new AppError('unlock_link_invalid');
    const { kind, email, credentials_version: credentialsVersion } = used;
    return { kind, email, credentialsVersion };
  }
}
