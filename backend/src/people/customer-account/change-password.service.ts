import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ChangePasswordDto } from '../../../contract/people/profile.dto.js';
import { ChangeCredentialsService } from '../accounts/change-credentials.service.js';
import { PasswordsService } from '../accounts/passwords.service.js';
import { SignInAttemptsService } from '../accounts/sign-in-attempts.service.js';
import { SecurityLogService } from '../../guard/activity-log/security-log.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { ConfirmPasswordService } from './confirm-password.service.js';

const FIELD = 'currentPassword';

/**
 * Changes the password of a customer who knows the current one. This session continues under a new name, all
 * others end.
 */
@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownPassword: ConfirmPasswordService,
    private readonly passwords: PasswordsService,
    private readonly credentials: ChangeCredentialsService,
    private readonly attempts: SignInAttemptsService,
    private readonly log: SecurityLogService,
  ) {}

  /** Throws password_wrong with fields.currentPassword, too_many_tries. */
  async change(
    visit: Visit,
    customerId: string,
    { currentPassword, newPassword }: ChangePasswordDto,
  ): Promise<void> {
    const known = await this.ownPassword.check(customerId, { field: FIELD, password: currentPassword });
    const passwordHash = await this.passwords.hash(newPassword);
    const customer = await this.dataSource.transaction(async (manager) => {
      await this.ownPassword.lock(manager, customerId, { field: FIELD, passwordHash: known });
      return this.credentials.replacePassword(manager, {
        customerId,
        passwordHash,
        isAddressVerified: false,
      });
    });
    await this.attempts.unlock({ kind: 'customer', email: customer.email });
    await visit.signIn('customer', customer);
    await this.log.record(visit, {
      type: 'security_alert',
      event: 'password_changed',
      username: customer.email,
      userId: customer.id,
    });
  }
}
