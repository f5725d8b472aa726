import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { ClaimOrdersService } from '../../orders/claim-orders.service.js';
import { Clock } from '../../platform/clock.js';
import { CustomerQueriesService } from './customer-queries.service.js';
import { Customer } from './customer.entity.js';
import { ResetLinksService } from './reset-links.service.js';

interface NewPassword {
  readonly customerId: string;
  readonly passwordHash: string;
  /** The password was set through a link mailed to the address, which verifies it. */
  readonly isAddressVerified: boolean;
}

/** Replaces a password: ends the account's sessions and links, and mails the owner. */
@Injectable()
export class ChangeCredentialsService {
  constructor(
    private readonly customers: CustomerQueriesService,
    private readonly links: ResetLinksService,
    private readonly orders: ClaimOrdersService,
    private readonly mails: MailOutbox,
    private readonly clock: Clock,
  ) {}

  /** Returns the customer with the new credentials' version. Unlock the account after the commit. */
  async replacePassword(
    manager: EntityManager,
    { customerId, passwordHash, isAddressVerified }: NewPassword,
  ): Promise<Customer> {
    await manager
      .createQueryBuilder()
      .update(Customer)
      .set({
        passwordHash,
        credentialsVersion: () => 'credentials_version + 1',
        ...(isAddressVerified ? { emailVerifiedAt: () => 'coalesce(email_verified_at, :now)' } : {}),
      })
      .where({ id: customerId })
      .setParameter('now', this.clock.now())
      .execute();
    const customer = await this.customers.getById(manager, customerId);
    await this.links.endOrdinary(manager, customerId);
    await this.links.endDetours(manager, customer);
    if (isAddressVerified) await this.orders.claim(manager, customer);
    await this.tell(manager, customer);
    return customer;
  }

  private async tell(
    manager: EntityManager,
    { id, email, firstName, credentialsVersion }: Customer,
  ): Promise<void> {
    await this.mails.queue(manager, {
      dedupeKey: `password-changed:${id}:${credentialsVersion}`,
      template: 'password-changed',
      recipient: email,
      payload: { firstName },
    });
  }
}
