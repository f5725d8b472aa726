import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { CustomerQueriesService } from '../accounts/customer-queries.service.js';
import { CustomerRecordsService } from '../accounts/customer-records.service.js';
import type { Customer } from '../accounts/customer.entity.js';
import { PasswordsService } from '../accounts/passwords.service.js';
import { type RateLimit, RateLimitsService } from '../../platform/security/rate-limits.service.js';

const WRONG_PASSWORDS: RateLimit = { name: 'own-password', points: 10, seconds: 15 * 60 };

/** What a password field of the form brought. */
export interface TypedPassword {
  readonly field: string;
  readonly password: string;
}

/** Checks the password of a signed-in customer once more: the browser may be in other hands by now. */
@Injectable()
export class ConfirmPasswordService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly customers: CustomerQueriesService,
    private readonly records: CustomerRecordsService,
    private readonly passwords: PasswordsService,
    private readonly limits: RateLimitsService,
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
