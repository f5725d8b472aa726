import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RegistrationCodeDto } from '../../../contract/people/verification.dto.js';
import { AppError } from '../../../contract/app-error.js';
import { Clock } from '../../platform/clock.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { CreateCustomerService } from './create-customer.service.js';
import type { Customer } from './customer.entity.js';
import { CustomerSessionService } from './customer-session.service.js';
import { RegistrationCodesService } from './registration-codes.service.js';
import { VerificationCodesService } from './verification-codes.service.js';

/** Creates the account of a registration after the mailed code was typed. */
@Injectable()
export class FinishRegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly security: SecuritySettingsService,
    private readonly registrations: RegistrationCodesService,
    private readonly codes: VerificationCodesService,
    private readonly customers: CreateCustomerService,
    private readonly session: CustomerSessionService,
    private readonly clock: Clock,
  ) {}

  /** Throws registration_closed and the errors of `RegistrationCodesService.resend`. */
  async resend(visit: Visit, email: string): Promise<void> {
    this.assertOpen();
    await this.registrations.resend(visit, email);
  }

  /**
   * Creates the account and signs the customer in. Throws registration_closed, code_wrong, code_expired,
   * too_many_tries.
   */
  async finish(visit: Visit, requested: RegistrationCodeDto): Promise<Customer> {
    this.assertOpen();
    const waiting = await this.registrations.check(visit, requested);
    const { email, registration, isDecoy } = waiting;
    if (registration === null || isDecoy) throw new AppError('code_wrong');
    const customer = await this.dataSource.transaction(async (manager) => {
      await this.codes.useUp(manager, waiting);
      const verified = { email, ...registration, emailVerifiedAt: this.clock.now() };
      return this.customers.create(manager, verified);
    });
    visit.remove('registrationCodeId');
    await this.session.beginFirst(visit, customer);
    return customer;
  }

  private assertOpen(): void {
    if (!this.security.current.registration_enabled) throw new AppError('registration_closed');
  }
}
