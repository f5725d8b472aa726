import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { CustomerQueriesService } from '../accounts/customer-queries.service.js';
import { CustomerRecordsService } from '../accounts/customer-records.service.js';
import type { Customer } from '../accounts/customer.entity.js';
import { PasswordsService } from '../accounts/passwords.service.js';
import { type RateLimit, RateLimitsService } from '../../platform/security/rate-limits.service.js';

const WRONG_PASSWORDS: RateLimit = { name: 'own-password', points: 10, seconds: 15 * 60 };

/** A typed password and the form field it came from. */
export interface TypedPassword {
  readonly field: string;
  readonly password: string;
}

/** Checks the password of a signed-in customer again, because someone else may be using the browser. */
@Injectable()
export class ConfirmPasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomerQueriesService,
    private readonly records: CustomerRecordsService,
    private readonly passwords: PasswordsService,
    private readonly limits: RateLimitsService,
  ) {}

  /**
   * Returns the hash that the password matches. Throws password_wrong and too_many_tries; the try is counted
   * before the comparison.
   */
  async check(customerId: string, { field, password }: TypedPassword): Promise<string> {
    await this.limits.takeOrRefuse(WRONG_PASSWORDS, customerId);
    const { passwordHash } = await this.customers.getWithPassword(this.dataSource.manager, customerId);
    if (!(await this.passwords.verify(passwordHash, password))) throw wrong(field);
    await this.limits.reset(WRONG_PASSWORDS, customerId);
    return passwordHash;
  }

  /** Locks the account if it still has the password that was checked. Throws password_wrong. */
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
