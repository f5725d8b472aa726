import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ResetPasswordDto } from '../../../contract/people/password-reset.dto.js';
import { AppError } from '../../../contract/app-error.js';
import { ChangeCredentialsService } from './change-credentials.service.js';
import { CustomerQueriesService } from './customer-queries.service.js';
import { CustomerRecordsService } from './customer-records.service.js';
import type { Customer } from './customer.entity.js';
import type { PasswordReset } from './password-reset.entity.js';
import { PasswordsService } from './passwords.service.js';
import { ResetLinksService } from './reset-links.service.js';

export interface LinkOwner extends Pick<Customer, 'id' | 'email' | 'firstName' | 'lastName'> {
  /** True when the link also puts the account's former address back. */
  readonly restoresEmail: boolean;
}

/** Sets a new password through a mailed link. Expired, unknown and used links get the same answer. */
@Injectable()
export class ResetPasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomerQueriesService,
    private readonly records: CustomerRecordsService,
    private readonly links: ResetLinksService,
    private readonly passwords: PasswordsService,
    private readonly credentials: ChangeCredentialsService,
  ) {}

  /** The link's account and the address that it restores or verifies. Throws reset_link_invalid. */
  async check(token: string): Promise<LinkOwner> {
    const { manager } = this.dataSource;
    const link = await this.links.findLive(manager, token);
    const customer = link && (await this.customers.findById(manager, link.customerId));
    if (!customer || !isFor(customer, link)) throw new AppError('reset_link_invalid');
    const { id, firstName, lastName } = customer;
    return { id, email: link.email, firstName, lastName, restoresEmail: link.restoresEmail };
  }

  /** Ends all sessions of the account and verifies the address. Throws reset_link_invalid, invalid_input. */
  async reset({ token, password }: ResetPasswordDto): Promise<Customer> {
    const { id: customerId, email, firstName, lastName } = await this.check(token);
    const owner = { email, names: [firstName, lastName] };
    const passwordHash = await this.passwords.hashNew({ password, field: 'password', owner });
    return this.dataSource.transaction(async (manager) => {
      // Locks the customer before the links, the order that all changes of an account use.
      const customer = await this.records.lockIfThere(manager, customerId);
      const link = await this.links.findLive(manager, token);
      if (!customer || !link || !isFor(customer, link)) throw new AppError('reset_link_invalid');
      if (link.restoresEmail) await this.putAddressBack(manager, link);
      // Also deletes this link: of two simultaneous uses only one gets the lock in time.
      return this.credentials.replacePassword(manager, { customerId, passwordHash, isAddressVerified: true });
    });
  }

  private async putAddressBack(manager: EntityManager, { customerId, email }: PasswordReset): Promise<void> {
    await this.records.putAddressBack(manager, customerId, email);
    await this.records.endCodes(manager, customerId);
  }
}

/** A link verifies only the address that it was mailed to. */
function isFor(customer: Customer, { email, restoresEmail }: PasswordReset): boolean {
  return restoresEmail || customer.email.toLowerCase() === email.toLowerCase();
}
