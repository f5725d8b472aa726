import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { MailsAgainService, type RepeatedMail } from '../../notifications/mail/mails-again.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { CustomerQueriesService } from '../accounts/customer-queries.service.js';
import { RequestResetService } from '../accounts/request-reset.service.js';

/** Mails a customer a new link for choosing a password, which also verifies the address. */
@Injectable()
export class ResetAgainService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomerQueriesService,
    private readonly resets: RequestResetService,
    private readonly again: MailsAgainService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Throws not_found. */
  async addressOf(customerId: string): Promise<string> {
    const customer = await this.customers.findById(this.dataSource.manager, customerId);
    if (!customer) throw new AppError('not_found');
    return customer.email;
  }

  /** A repeated request sends one link. Throws not_found, too_many_tries. */
  async send(actor: Actor, repeated: RepeatedMail): Promise<void> {
    const { id: customerId, requestKey: requestId } = repeated;
    const label = await this.addressOf(customerId);
    await this.again.count(repeated);
    await this.resets.send({ requestId, customerId });
    await this.changes.record(this.dataSource.manager, actor, {
      ...{ event: 'mail_sent_again', recordKind: 'customer', recordId: customerId, label },
      before: null,
      after: { mail: 'password-reset' },
    });
  }
}
