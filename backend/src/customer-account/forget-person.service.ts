import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomerRecords } from '../accounts/customer-records.service.js';
import type { Customer } from '../accounts/customer.entity.js';
import { PersonLog } from '../activity-log/person-log.service.js';
import type { AccountMailPayloads } from '../notifications/account-mail-facts.js';
import { ForgetMessages } from '../notifications/forget-messages.service.js';
import type { StudioLetterPayloads } from '../notifications/studio-letter-facts.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import { ForgetOrders } from './forget-orders.service.js';
import { RequestsOfPersonService } from './requests-of-person.service.js';

type MailOfAnAccount = keyof AccountMailPayloads | keyof StudioLetterPayloads;

/** Every kind that tells of an account, or was written to its holder; those of orders are emptied rather than taken back. */
const MAILS_OF_AN_ACCOUNT = {
  'verification-code': true,
  'already-registered': true,
  'password-reset': true,
  'password-changed': true,
  'address-changed': true,
  'admin-address-changed': true,
  'account-locked': true,
  'account-deleted': true,
  welcome: true,
  'studio-letter': true,
  'studio-promotion': true,
  'bulk-mail': true,
  'test-mail': true,
} as const satisfies Record<MailOfAnAccount, true>;

/** Everything that the shop knows of a person besides their account, under every address that the account had. */
@Injectable()
export class ForgetPersonService {
  constructor(
    @Inject(CustomerRecords) private readonly records: CustomerRecords,
    @Inject(ForgetOrders) private readonly orders: ForgetOrders,
    @Inject(RequestsOfPersonService) private readonly requests: RequestsOfPersonService,
    @Inject(ForgetMessages) private readonly messages: ForgetMessages,
    @Inject(PersonLog) private readonly log: PersonLog,
    @Inject(JobOutbox) private readonly jobs: JobOutbox,
  ) {}

  async forget(manager: EntityManager, customer: Customer): Promise<void> {
    const { id, email, emailVerifiedAt } = customer;
    const isProved = emailVerifiedAt !== null;
    const addresses = await this.addressesOf(manager, customer);
    await this.orders.ofCustomer(manager, { id, email: isProved ? email : null });
    const requestIds = isProved ? await this.requests.forget(manager, email) : [];
    await this.log.forgetRequests(manager, requestIds);
    await this.messages.forget(manager, {
      addresses,
      ownKinds: Object.keys(MAILS_OF_AN_ACCOUNT) as MailOfAnAccount[],
      endedIds: requestIds,
    });
    await this.log.forget(manager, { id, addresses });
    await this.records.endRegistrations(manager, addresses);
    await this.jobs.forget(manager, id);
  }

  private async addressesOf(manager: EntityManager, { id, email }: Customer): Promise<string[]> {
    const told = await this.messages.formerAddresses(manager, id);
    const logged = await this.log.addressesOf(manager, id);
    return this.records.ownAmong(manager, { customerId: id, addresses: [email, ...told, ...logged] });
  }
}
