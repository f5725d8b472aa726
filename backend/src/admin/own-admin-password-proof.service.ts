import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppError, errorText } from '../../contract/app-error.js';
import { Passwords } from '../accounts/passwords.service.js';
import { type RateLimit, RateLimits } from '../platform/security/rate-limits.service.js';
import { AdminQueries } from './admin-queries.service.js';

const WRONG_PASSWORDS: RateLimit = { name: 'own-admin-password', points: 10, seconds: 15 * 60 };

/** Whether it is really the admin who sits at their open session. */
@Injectable()
export class OwnAdminPasswordProof {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AdminQueries) private readonly admins: AdminQueries,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  /**
   * The hash that it fits; counted before it is looked at. Throws password_wrong with fields.currentPassword,
   * too_many_tries.
   */
  async check(adminId: string, password: string): Promise<string | null> {
    await this.limits.takeOrRefuse(WRONG_PASSWORDS, adminId);
    const known = await this.admins.passwordHashOf(this.dataSource.manager, adminId);
    if (!(await this.passwords.verify(known, password))) throw passwordRefusal();
    await this.limits.forget(WRONG_PASSWORDS, adminId);
    return known;
  }
}

export function passwordRefusal(text = errorText('password_wrong')): AppError {
  return new AppError('password_wrong', {}, { currentPassword: text });
}
