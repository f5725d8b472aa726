import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CustomerRecordsService } from '../accounts/customer-records.service.js';
import type { Customer } from '../accounts/customer.entity.js';
import { SecurityLogService } from '../../activity-log/security-log.service.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { ConsentsOfPersonService } from './consents-of-person.service.js';
import { ErasePersonService } from './erase-person.service.js';
import { ConfirmPasswordService } from './confirm-password.service.js';

const FIELD = 'password';

/**
 * Deletes accounts. Orders stay, as the law requires, and no account can claim them again; what is under way
 * continues, and tickets stay valid. Settled orders lose the person's data.
 */
@Injectable()
export class DeleteAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownPassword: ConfirmPasswordService,
    private readonly person: ErasePersonService,
    private readonly consents: ConsentsOfPersonService,
    private readonly records: CustomerRecordsService,
    private readonly mails: MailOutbox,
    private readonly log: SecurityLogService,
  ) {}

  /** Throws password_wrong with fields.password, too_many_tries. */
  async remove(visit: Visit, customerId: string, password: string): Promise<void> {
    const passwordHash = await this.ownPassword.check(customerId, { field: FIELD, password });
    await this.dataSource.transaction(async (manager) => {
      const customer = await this.ownPassword.lock(manager, customerId, { field: FIELD, passwordHash });
      await this.end(manager, customer);
    });
    // Logged with the id only, because the entry must not name the person.
    await this.log.record(null, { type: 'security_alert', event: 'account_deleted', userId: customerId });
    await visit.signOut('customer');
  }

  /** For customers and admins alike; the account must be locked. */
  async end(manager: EntityManager, customer: Customer): Promise<void> {
    await this.person.erase(manager, customer);
    if (customer.emailVerifiedAt) await this.consents.erase(manager, customer.email);
    await this.records.remove(manager, customer.id);
    await this.sayGoodbye(manager, customer);
  }

  private async sayGoodbye(manager: EntityManager, { id, email, firstName }: Customer): Promise<void> {
    await this.mails.queue(manager, {
      dedupeKey: `account-deleted:${id}`,
      template: 'account-deleted',
      recipient: email,
      payload: { firstName },
      isErased: true,
    });
  }
}
