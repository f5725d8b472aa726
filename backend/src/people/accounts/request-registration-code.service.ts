import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { studioDate } from '../../../contract/common/dates.js';
import { SecurityLogService } from '../../activity-log/security-log.service.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { Clock } from '../../platform/clock.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { CustomerQueriesService } from './customer-queries.service.js';
import type { Customer } from './customer.entity.js';
import type { PendingRegistration } from './verification-code.entity.js';
import { VerificationCodesService } from './verification-codes.service.js';

/**
 * Mails the code that finishes a registration. Until it is typed, the registration does not occupy the
 * address.
 */
@Injectable()
export class RequestRegistrationCodeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: VerificationCodesService,
    private readonly customers: CustomerQueriesService,
    private readonly mails: MailOutbox,
    private readonly log: SecurityLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * Binds the code to this browser. When the address has an account, its owner gets a mail instead, and a
   * decoy takes the code's place. Throws code_not_resent, too_many_tries.
   */
  async request(visit: Visit, email: string, registration: PendingRegistration): Promise<void> {
    await this.codes.admit({ type: 'registration', email });
    const codeId = await this.dataSource.transaction(async (manager) => {
      const owner = await this.customers.findByEmail(manager, email);
      if (owner) await this.tellOwner(manager, owner);
      const isDecoy = owner !== null;
      return this.codes.issue(manager, { type: 'registration', email, registration, isDecoy });
    });
    visit.remember('registrationCodeId', codeId);
    await this.log.record(visit, {
      type: 'security_alert',
      event: 'registration_requested',
      username: email,
    });
  }

  /** Once a day, so that nobody can flood another person's mailbox. */
  private async tellOwner(manager: EntityManager, { id, email, firstName }: Customer): Promise<void> {
    await this.mails.queue(manager, {
      dedupeKey: `already-registered:${id}:${studioDate(this.clock.now())}`,
      template: 'already-registered',
      recipient: email,
      payload: { firstName },
    });
  }
}
