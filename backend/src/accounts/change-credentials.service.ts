import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailOutbox } from '../notifications/mail-outbox.js';
import { ClaimOrdersService } from '../orders/claim-orders.service.js';
import { Clock } from '../platform/clock.js';
import { SignInAttempts } from './sign-in-attempts.service.js';
import { CustomerQueries } from './customer-queries.service.js';
import { Customer } from './customer.entity.js';
import { PasswordReset } from './password-reset.entity.js';

interface NewPassword {
  readonly customerId: string;
  readonly passwordHash: string;
  /** The password came by a link that was mailed to the address. */
  readonly isAddressProved: boolean;
}

/** What goes with a new password: sessions and links of the old one end, the account is unlocked, its owner told. */
@Injectable()
export class ChangeCredentialsService {
  constructor(
    @Inject(CustomerQueries) private readonly customers: CustomerQueries,
    @Inject(SignInAttempts) private readonly attempts: SignInAttempts,
    @Inject(ClaimOrdersService) private readonly orders: ClaimOrdersService,
    @Inject(MailOutbox) private readonly mails: MailOutbox,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The customer with the new credentials' version. */
  async replacePassword(
    manager: EntityManager,
    { customerId, passwordHash, isAddressProved }: NewPassword,
  ): Promise<Customer> {
    await manager
      .createQueryBuilder()
      .update(Customer)
      .set({
        passwordHash,
        credentialsVersion: () => 'credentials_version + 1',
        ...(isAddressProved ? { emailVerifiedAt: () => 'coalesce(email_verified_at, :now)' } : {}),
      })
      .where({ id: customerId })
      .setParameter('now', this.clock.now())
      .execute();
    await this.endLinks(manager, customerId);
    const customer = await this.customers.getById(manager, customerId);
    if (isAddressProved) await this.orders.claim(manager, customer);
    await this.attempts.unlock({ kind: 'customer', email: customer.email });
    await this.tell(manager, customer);
    return customer;
  }

  /** Links that were mailed to an address that is no longer the account's, or for a password that was changed since. */
  async endLinks(manager: EntityManager, customerId: string): Promise<void> {
    await manager.delete(PasswordReset, { customerId });
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
