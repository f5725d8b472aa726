import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { studioDate } from '../../contract/common/dates.js';
import { SecurityLog } from '../activity-log/security-log.service.js';
import { MailOutbox } from '../notifications/mail-outbox.js';
import { Clock } from '../platform/clock.js';
import type { Visit } from '../platform/sessions/visit.js';
import { CustomerQueries } from './customer-queries.service.js';
import type { Customer } from './customer.entity.js';
import type { PendingRegistration } from './verification-code.entity.js';
import { VerificationCodes } from './verification-codes.service.js';

/** Registrations that wait for the code which was mailed. Until then nothing of them occupies the address. */
@Injectable()
export class AskForProofService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(VerificationCodes) private readonly codes: VerificationCodes,
    @Inject(CustomerQueries) private readonly customers: CustomerQueries,
    @Inject(MailOutbox) private readonly mails: MailOutbox,
    @Inject(SecurityLog) private readonly log: SecurityLog,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * This browser waits for the code from now on. When the address has an account, its owner gets a mail instead, and
   * a decoy stands in for the code. Throws code_not_resent, too_many_tries.
   */
  async ask(visit: Visit, email: string, registration: PendingRegistration): Promise<void> {
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

  /** Once a day: whoever types another's address shall not fill their mailbox. */
  private async tellOwner(manager: EntityManager, { id, email, firstName }: Customer): Promise<void> {
    await this.mails.queue(manager, {
      dedupeKey: `already-registered:${id}:${studioDate(this.clock.now())}`,
      template: 'already-registered',
      recipient: email,
      payload: { firstName },
    });
  }
}
