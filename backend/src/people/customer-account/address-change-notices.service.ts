import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Customer } from '../accounts/customer.entity.js';
import { ResetLinksService } from '../accounts/reset-links.service.js';
import { SecurityLogService } from '../../activity-log/security-log.service.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { Clock } from '../../platform/clock.js';
import { type RateLimit, RateLimitsService } from '../../platform/security/rate-limits.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { maskedEmail } from '../../platform/security/masked-email.js';

/** More than anybody needs; without a limit, trying addresses would show which of them have an account. */
const NEW_ADDRESSES: RateLimit = { name: 'new-address', points: 10, seconds: 24 * 60 * 60 };

/** The time for which an owner may be away from their mail. */
const WAY_BACK_DAYS = 7;

/**
 * What a change of the e-mail address requires: a limit, a mail to the old address with a way back, and a log
 * entry.
 */
@Injectable()
export class AddressChangeNoticesService {
  constructor(
    private readonly limits: RateLimitsService,
    private readonly links: ResetLinksService,
    private readonly mails: MailOutbox,
    private readonly log: SecurityLogService,
    private readonly clock: Clock,
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

  /** Notes whether the old address was proved, which `PersonLogService` asks when the person is erased. */
  async record(visit: Visit, { id, email, emailVerifiedAt }: Customer): Promise<void> {
    await this.log.record(visit, {
      type: 'security_alert',
      event: 'address_changed',
      username: email,
      userId: id,
      details: { wasVerified: emailVerifiedAt !== null },
    });
  }
}
