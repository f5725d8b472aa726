import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { type SignedIn, SignedInChecks } from '../../platform/sessions/signed-in.js';
import { Customer } from './customer.entity.js';

/** A customer together with the hash with which a password is compared. */
type CustomerWithPassword = Customer & { readonly passwordHash: string };

@Injectable()
export class CustomerQueriesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly checks: SignedInChecks,
  ) {}

  onModuleInit(): void {
    this.checks.register('customer', (person) => this.isStillSignedIn(person));
  }

  async findById(manager: EntityManager, id: string): Promise<Customer | null> {
    return manager.findOneBy(Customer, { id });
  }

  /** Throws sign_in_required when the account was deleted during the session. */
  async getById(manager: EntityManager, id: string): Promise<Customer> {
    const customer = await this.findById(manager, id);
    if (!customer) throw new AppError('sign_in_required');
    return customer;
  }

  /** Throws sign_in_required like `getById`. */
  async getWithPassword(manager: EntityManager, id: string): Promise<CustomerWithPassword> {
    const customer = await this.withPassword(manager).where({ id }).getOne();
    if (!customer) throw new AppError('sign_in_required');
    return customer;
  }

  /** Upper and lower case in an address make no difference. */
  async findByEmail(manager: EntityManager, email: string): Promise<CustomerWithPassword | null> {
    return this.withPassword(manager).where('lower(customer.email) = lower(:email)', { email }).getOne();
  }

  private withPassword(manager: EntityManager) {
    return manager.createQueryBuilder(Customer, 'customer').addSelect('customer.passwordHash');
  }

  private async isStillSignedIn({ id, credentialsVersion }: SignedIn): Promise<boolean> {
    return this.dataSource.manager.existsBy(Customer, { id, credentialsVersion });
  }
}
