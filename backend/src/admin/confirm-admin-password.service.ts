import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError, errorText } from '../../contract/app-error.js';
import { PasswordsService } from '../people/accounts/passwords.service.js';
import { type RateLimit, RateLimitsService } from '../platform/security/rate-limits.service.js';
import { Clock } from '../platform/clock.js';
import type { Visit } from '../platform/sessions/visit.js';
import { AdminQueriesService } from './admin-queries.service.js';

/** How long a sign-in proves the password to documented calls, which have no field for it. */
const SIGN_IN_PROVES_MS = 15 * 60_000;
const WRONG_PASSWORDS: RateLimit = { name: 'own-admin-password', points: 10, seconds: 15 * 60 };

/** Checks the password of a signed-in admin again, because someone else may be using the open session. */
@Injectable()
export class ConfirmAdminPasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly admins: AdminQueriesService,
    private readonly passwords: PasswordsService,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
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

  /** Whether the admin of this session has typed the password to sign in within the last quarter of an hour. */
  hasJustSignedIn(visit: Visit): boolean {
    const at = visit.signedInAt('admin');
    return at !== null && this.clock.now().getTime() - at <= SIGN_IN_PROVES_MS;
  }
}

export function passwordRefusal(text = errorText('password_wrong')): AppError {
  return new AppError('password_wrong', {}, { currentPassword: text });
}
