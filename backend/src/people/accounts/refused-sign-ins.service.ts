import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SecurityLogService } from '../../activity-log/security-log.service.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { visitorNetwork } from '../../platform/http/visitor-network.js';
import { type RateLimit, RateLimitsService } from '../../platform/security/rate-limits.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { CustomerQueriesService } from './customer-queries.service.js';
import type { Customer } from './customer.entity.js';
import { type LockOutNotice, LockOutNoticesService } from './lock-out-notices.service.js';
import { type Lock, LOCK_SECONDS } from './sign-in-attempts.service.js';
import { UnlockSignInService } from './unlock-sign-in.service.js';

/** Repeated tries during a lock-out are recorded once. */
const LOCKED_REPORTS: RateLimit = { name: 'sign-in-locked-report', points: 1, seconds: LOCK_SECONDS };

interface RefusedSignIn {
  readonly email: string;
  /** Null when the address has no account. */
  readonly customer: Customer | null;
  /** What this try has locked. */
  readonly locks: Lock | null;
}

/** Logs wrong passwords, and mails the owner of an account that was locked. */
@Injectable()
export class RefusedSignInsService implements OnModuleInit {
  constructor(
    private readonly log: SecurityLogService,
    private readonly limits: RateLimitsService,
    private readonly mails: MailOutbox,
    private readonly unlocking: UnlockSignInService,
    private readonly notices: LockOutNoticesService,
    private readonly customers: CustomerQueriesService,
  ) {}

  onModuleInit(): void {
    this.notices.handle('customer', (manager, notice) => this.tellOwner(manager, notice));
  }

  async report(visit: Visit, { email, customer, locks }: RefusedSignIn): Promise<void> {
    await this.log.record(visit, {
      type: 'security_alert',
      event: locks !== null ? 'locked_out' : 'sign_in_failed',
      username: email,
      userId: customer?.id ?? null,
    });
    if (locks !== null) {
      await this.notices.queue('customer', { personId: customer?.id ?? null, lock: locks });
    }
  }

  /** The try was refused without a comparison of the password. */
  async reportLocked(visit: Visit, email: string): Promise<void> {
    const { isAllowed } = await this.limits.take(LOCKED_REPORTS, visitorNetwork(visit.ipAddress));
    if (!isAllowed) return;
    await this.log.record(visit, {
      type: 'security_alert',
      event: 'sign_in_refused_locked',
      username: email,
    });
  }

  private async tellOwner(
    manager: EntityManager,
    { personId, noticeId, lock }: LockOutNotice,
  ): Promise<void> {
    const customer = await this.customers.findById(manager, personId);
    if (!customer) return;
    const { email, firstName, credentialsVersion } = customer;
    const account = { kind: 'customer', email, credentialsVersion } as const;
    if (!(await this.unlocking.mayMail(account, lock))) return;
    await this.mails.queue(manager, {
      dedupeKey: `account-locked:${noticeId}`,
      template: 'account-locked',
      recipient: email,
      payload: {
        firstName,
        minutes: LOCK_SECONDS / 60,
        unlockUrl: await this.unlocking.createLink(manager, account),
      },
    });
  }
}
