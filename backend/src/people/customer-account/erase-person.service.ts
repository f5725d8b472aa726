import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomerRecordsService } from '../accounts/customer-records.service.js';
import type { Customer } from '../accounts/customer.entity.js';
import { PersonLogService } from '../../activity-log/person-log.service.js';
import type { AccountMailPayloads } from '../../notifications/mail/facts/account-mail-facts.js';
import { EraseMessagesService } from '../../notifications/mail/erase-messages.service.js';
import type { StudioMailPayloads } from '../../notifications/mail/facts/studio-mail-facts.js';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import { EraseOrdersService } from './erase-orders.service.js';
import { RequestsOfPersonService } from './requests-of-person.service.js';

type MailOfAnAccount = keyof AccountMailPayloads | keyof StudioMailPayloads | 'piece-back';

/** The kinds of mail about an account, or about what its address waited for. They are withdrawn, while mails about orders are only emptied. */
const MAILS_OF_AN_ACCOUNT = {
  'verification-code': true,
  'already-registered': true,
  'password-reset': true,
  'password-changed': true,
  'address-changed': true,
  'admin-address-changed': true,
  'account-locked': true,
  'admin-locked': true,
  'admin-notice': true,
  'account-deleted': true,
  welcome: true,
  'studio-message': true,
  'studio-promotion': true,
  'bulk-mail': true,
  'test-mail': true,
  'piece-back': true,
} as const satisfies Record<MailOfAnAccount, true>;

/** Removes the personal data outside the account, under every address that the account had proved. */
@Injectable()
export class ErasePersonService {
  constructor(
    private readonly records: CustomerRecordsService,
    private readonly orders: EraseOrdersService,
    private readonly requests: RequestsOfPersonService,
    private readonly messages: EraseMessagesService,
    private readonly log: PersonLogService,
    private readonly jobs: JobOutbox,
  ) {}

  async erase(manager: EntityManager, customer: Customer): Promise<void> {
    const { id, email, emailVerifiedAt } = customer;
    const isVerified = emailVerifiedAt !== null;
    const addresses = await this.addressesOf(manager, customer);
    await this.orders.ofCustomer(manager, { id, email: isVerified ? email : null });
    const requestIds = isVerified ? await this.requests.erase(manager, email) : [];
    await this.log.eraseRequests(manager, requestIds);
    await this.messages.erase(manager, {
      addresses,
      ownKinds: Object.keys(MAILS_OF_AN_ACCOUNT) as MailOfAnAccount[],
      endedIds: requestIds,
    });
    await this.log.erase(manager, { id, addresses });
    await this.records.endRegistrations(manager, addresses);
    await this.jobs.erase(manager, id);
  }

  /** The same for a verified address without an account. */
  async eraseGuest(manager: EntityManager, email: string): Promise<void> {
    await this.orders.ofGuest(manager, email);
    const requestIds = await this.requests.erase(manager, email);
    await this.log.eraseRequests(manager, requestIds);
    await this.messages.erase(manager, {
      addresses: [email.toLowerCase()],
      ownKinds: Object.keys(MAILS_OF_AN_ACCOUNT) as MailOfAnAccount[],
      endedIds: requestIds,
    });
  }

  /** The addresses that the person has proved: others' traces must not go with an address that was only typed. */
  private async addressesOf(
    manager: EntityManager,
    { id, email, emailVerifiedAt }: Customer,
  ): Promise<string[]> {
    const former = await this.log.formerAddresses(manager, id);
    const addresses = emailVerifiedAt === null ? former : [email, ...former];
    return this.records.ownAmong(manager, { customerId: id, addresses });
  }
}
