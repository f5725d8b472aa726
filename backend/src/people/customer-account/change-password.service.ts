import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ChangePasswordDto } from '../../../contract/people/profile.dto.js';
import { ChangeCredentialsService } from '../accounts/change-credentials.service.js';
import { CustomerQueriesService } from '../accounts/customer-queries.service.js';
import { KnownBrowsersService } from '../accounts/known-browsers.service.js';
import { PasswordsService } from '../accounts/passwords.service.js';
import { SecurityLogService } from '../../activity-log/security-log.service.js';
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
    private readonly customers: CustomerQueriesService,
    private readonly passwords: PasswordsService,
    private readonly credentials: ChangeCredentialsService,
    private readonly browsers: KnownBrowsersService,
    private readonly log: SecurityLogService,
  ) {}

  /** Throws password_wrong with fields.currentPassword, invalid_input with fields.newPassword, too_many_tries. */
  async change(
    visit: Visit,
    customerId: string,
    { currentPassword, newPassword }: ChangePasswordDto,
  ): Promise<void> {
    const known = await this.ownPassword.check(customerId, { field: FIELD, password: currentPassword });
    const { email, firstName, lastName } = await this.customers.getById(this.dataSource.manager, customerId);
    const passwordHash = await this.passwords.hashNew({
      password: newPassword,
      field: 'newPassword',
      owner: { email, names: [firstName, lastName] },
    });
    const customer = await this.dataSource.transaction(async (manager) => {
      await this.ownPassword.lock(manager, customerId, { field: FIELD, passwordHash: known });
      return this.credentials.replacePassword(manager, {
        customerId,
        passwordHash,
        isAddressVerified: false,
      });
    });
    await visit.signIn('customer', customer);
    const { credentialsVersion } = customer;
    this.browsers.remember(visit, { kind: 'customer', email, credentialsVersion });
    await this.log.record(visit, {
      type: 'security_alert',
      event: 'password_changed',
      username: customer.email,
      userId: customer.id,
    });
  }
}
