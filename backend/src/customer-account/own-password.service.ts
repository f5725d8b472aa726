import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { CustomerQueries } from '../accounts/customer-queries.service.js';
import { CustomerRecords } from '../accounts/customer-records.service.js';
import type { Customer } from '../accounts/customer.entity.js';
import { Passwords } from '../accounts/passwords.service.js';
import { type RateLimit, RateLimits } from '../platform/security/rate-limits.service.js';

const WRONG_PASSWORDS: RateLimit = { name: 'own-password', points: 10, seconds: 15 * 60 };

/** What a password field of the form brought. */
export interface TypedPassword {
  readonly field: string;
  readonly password: string;
}

/** Asks whoever is signed in for their password once more: the browser may be in other hands by now. */
@Injectable()
export class OwnPassword {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CustomerQueries) private readonly customers: CustomerQueries,
    @Inject(CustomerRecords) private readonly records: CustomerRecords,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  /** The hash that it fits. Throws password_wrong and, counted before it is looked at, too_many_tries. */
  async check(customerId: string, { field, password }: TypedPassword): Promise<string> {
    await this.limits.takeOrRefuse(WRONG_PASSWORDS, customerId);
    const { passwordHash } = await this.customers.getWithPassword(this.dataSource.manager, customerId);
    if (!(await this.passwords.verify(passwordHash, password))) throw wrong(field);
    await this.limits.forget(WRONG_PASSWORDS, customerId);
    return passwordHash;
  }

  /** The account as long as its password is still the one that was checked. Throws password_wrong. */
  async lock(
    manager: EntityManager,
    customerId: string,
    checked: { readonly field: string; readonly passwordHash: string },
  ): Promise<Customer> {
    const customer = await this.records.lock(manager, customerId);
    if (customer.passwordHash !== checked.passwordHash) throw wrong(checked.field);
    return customer;
  }
}

function wrong(field: string): AppError {
  const { code, message } = new AppError('password_wrong');
  return new AppError(code, {}, { [field]: message });
}
