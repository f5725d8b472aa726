import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError, errorText } from '../../contract/app-error.js';
import { PasswordsService } from '../people/accounts/passwords.service.js';
import { type RateLimit, RateLimitsService } from '../platform/security/rate-limits.service.js';
import { AdminQueriesService } from './admin-queries.service.js';

const WRONG_PASSWORDS: RateLimit = { name: 'own-admin-password', points: 10, seconds: 15 * 60 };

/** Checks the password of a signed-in admin again, because someone else may be using the open session. */
@Injectable()
export class ConfirmAdminPasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly admins: AdminQueriesService,
    private readonly passwords: PasswordsService,
    private readonly limits: RateLimitsService,
  ) {}

  /**
   * Returns the hash that the password matches. The try is counted before the comparison. Inside a transaction give its
   * manager: waiting for a second connection would block the whole pool. Throws password_wrong with
   * fields.currentPassword, too_many_tries.
   */
  async check(adminId: string, password: string, manager = this.dataSource.manager): Promise<string | null> {
    await this.limits.takeOrRefuse(WRONG_PASSWORDS, adminId);
    const known = await this.admins.passwordHashOf(manager, adminId);
    if (!(await this.passwords.verify(known, password))) throw passwordRefusal();
    await this.limits.reset(WRONG_PASSWORDS, adminId);
    return known;
  }
}

export function passwordRefusal(text = errorText('password_wrong')): AppError {
  return new AppError('password_wrong', {}, { currentPassword: text });
}
