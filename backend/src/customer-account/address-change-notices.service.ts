import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Customer } from '../accounts/customer.entity.js';
import { ResetLinks } from '../accounts/reset-links.service.js';
import { SecurityLog } from '../activity-log/security-log.service.js';
import { MailOutbox } from '../notifications/mail-outbox.js';
import { Clock } from '../platform/clock.js';
import { type RateLimit, RateLimits } from '../platform/security/rate-limits.service.js';
import type { Visit } from '../platform/sessions/visit.js';
import { maskedEmail } from '../accounts/masked-email.js';

/** Nobody moves that often; trying addresses out would tell which of them have an account. */
const NEW_ADDRESSES: RateLimit = { name: 'new-address', points: 10, seconds: 24 * 60 * 60 };

/** As long as somebody may be away from their mail. */
const WAY_BACK_DAYS = 7;

/** What goes with a new e-mail address: a bound, a word and a way back to the old one, and an entry in the log. */
@Injectable()
export class AddressChangeNotices {
  constructor(
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(ResetLinks) private readonly links: ResetLinks,
    @Inject(MailOutbox) private readonly mails: MailOutbox,
    @Inject(SecurityLog) private readonly log: SecurityLog,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Throws too_many_tries. */
  async admit(customerId: string): Promise<void> {
    await this.limits.takeOrRefuse(NEW_ADDRESSES, customerId);
  }

  async tellOldAddress(manager: EntityManager, before: Customer, newEmail: string): Promise<void> {
    const { id: customerId, email, firstName } = before;
    const minutes = WAY_BACK_DAYS * 24 * 60;
    const restoreUrl = await this.links.create(manager, { customerId, email, minutes, restoresEmail: true });
    await this.mails.queue(manager, {
      dedupeKey: `address-changed:${customerId}:${this.clock.now().getTime()}`,
      template: 'address-changed',
      recipient: email,
      payload: { firstName, newEmail: maskedEmail(newEmail), restoreUrl, days: WAY_BACK_DAYS },
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
