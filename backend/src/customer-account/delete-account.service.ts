import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CustomerRecords } from '../accounts/customer-records.service.js';
import type { Customer } from '../accounts/customer.entity.js';
import { PersonLog } from '../activity-log/person-log.service.js';
import type { AccountMailPayloads } from '../notifications/account-mail-facts.js';
import { MailOutbox } from '../notifications/mail-outbox.js';
import { ClaimOrdersService } from '../orders/claim-orders.service.js';
import type { Visit } from '../platform/sessions/visit.js';
import { OwnPassword } from './own-password.service.js';

const FIELD = 'password';

/** Every kind that tells of an account; those of orders belong to the orders. */
const MAILS_OF_AN_ACCOUNT = {
  'verification-code': true,
  'already-registered': true,
  'password-reset': true,
  'password-changed': true,
  'address-changed': true,
  'account-locked': true,
  'account-deleted': true,
  welcome: true,
} as const satisfies Record<keyof AccountMailPayloads, true>;

/**
 * Ends an account. Orders stay, as the law asks for, and go to nobody's account again; tickets go on opening by their
 * keys, so neither an open order nor a workshop to come stands in the way.
 */
@Injectable()
export class DeleteAccountService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(OwnPassword) private readonly ownPassword: OwnPassword,
    @Inject(CustomerRecords) private readonly records: CustomerRecords,
    @Inject(ClaimOrdersService) private readonly orders: ClaimOrdersService,
    @Inject(PersonLog) private readonly log: PersonLog,
    @Inject(MailOutbox) private readonly mails: MailOutbox,
  ) {}

  /** Throws password_wrong with fields.password, too_many_tries. */
  async remove(visit: Visit, customerId: string, password: string): Promise<void> {
    const passwordHash = await this.ownPassword.check(customerId, { field: FIELD, password });
    await this.dataSource.transaction(async (manager) => {
      const customer = await this.ownPassword.lock(manager, customerId, { field: FIELD, passwordHash });
      await this.orders.letGo(manager, customerId);
      await this.log.forget(manager, customer);
      await this.records.remove(manager, customerId);
      await this.sayGoodbye(manager, customer);
    });
    await visit.signOut('customer');
  }

  private async sayGoodbye(manager: EntityManager, { id, email, firstName }: Customer): Promise<void> {
    const kinds = Object.keys(MAILS_OF_AN_ACCOUNT) as (keyof AccountMailPayloads)[];
    await this.mails.forget(manager, email, kinds);
    await this.mails.queue(manager, {
      dedupeKey: `account-deleted:${id}`,
      template: 'account-deleted',
      recipient: email,
      payload: { firstName },
    });
  }
}
