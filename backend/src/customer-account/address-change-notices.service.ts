import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Customer } from '../accounts/customer.entity.js';
import { SecurityLog } from '../activity-log/security-log.service.js';
import { MailOutbox } from '../notifications/mail-outbox.js';
import { Clock } from '../platform/clock.js';
import { type RateLimit, RateLimits } from '../platform/security/rate-limits.service.js';
import type { Visit } from '../platform/sessions/visit.js';
import { maskedEmail } from './masked-email.js';

/** Nobody moves that often; trying addresses out would tell which of them have an account. */
const NEW_ADDRESSES: RateLimit = { name: 'new-address', points: 10, seconds: 24 * 60 * 60 };

/** What goes with a new e-mail address: a bound, a word to the old one, and an entry in the log. */
@Injectable()
export class AddressChangeNotices {
  constructor(
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(MailOutbox) private readonly mails: MailOutbox,
    @Inject(SecurityLog) private readonly log: SecurityLog,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Throws too_many_tries. */
  async admit(customerId: string): Promise<void> {
    await this.limits.takeOrRefuse(NEW_ADDRESSES, customerId);
  }

  async tellOldAddress(manager: EntityManager, before: Customer, newEmail: string): Promise<void> {
    await this.mails.queue(manager, {
      dedupeKey: `address-changed:${before.id}:${this.clock.now().getTime()}`,
      template: 'address-changed',
      recipient: before.email,
      payload: { firstName: before.firstName, newEmail: maskedEmail(newEmail) },
    });
  }

  async record(visit: Visit, { id, email }: Customer): Promise<void> {
    await this.log.record(visit, {
      type: 'security_alert',
      event: 'address_changed',
      username: email,
      userId: id,
    });
  }
}
