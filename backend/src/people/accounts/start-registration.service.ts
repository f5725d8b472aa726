import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ClaimOrdersService } from '../../orders/claim-orders.service.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { CreateCustomerService } from './create-customer.service.js';
import type { Customer } from './customer.entity.js';
import { CustomerSessionService } from './customer-session.service.js';
import { PasswordsService } from './passwords.service.js';
import { RequestRegistrationCodeService } from './request-registration-code.service.js';
import type { PendingRegistration } from './verification-code.entity.js';

export type Registered =
  | { readonly status: 'registered'; readonly customer: Customer }
  | { readonly status: 'verification_required'; readonly email: string };

export interface Newcomer extends Omit<PendingRegistration, 'passwordHash'> {
  readonly email: string;
  readonly password: string;
  /** A guest's order that this person has opened with its key; null for none. */
  readonly orderId: string | null;
}

/**
 * Starts a registration that was admitted: creates the account at once, or asks for the mailed code that
 * `FinishRegistrationService` waits for.
 */
@Injectable()
export class StartRegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly security: SecuritySettingsService,
    private readonly passwords: PasswordsService,
    private readonly customers: CreateCustomerService,
    private readonly codes: RequestRegistrationCodeService,
    private readonly orders: ClaimOrdersService,
    private readonly session: CustomerSessionService,
  ) {}

  /**
   * With `email_verification_enabled` the account is created only when its address is verified, and takes all
   * guest orders of the address then. Otherwise the person is signed in at once, and the account takes only the
   * order whose key they know. Throws registration_failed for an address that has an account; with verification,
   * that address gets a mail and the answer is the same. Throws code_not_resent, too_many_tries.
   */
  async start(visit: Visit, { email, password, orderId, ...person }: Newcomer): Promise<Registered> {
    const registration = { ...person, passwordHash: await this.passwords.hash(password) };
    if (this.security.current.email_verification_enabled) {
      await this.codes.request(visit, email, registration);
      return { status: 'verification_required', email };
    }
    const customer = await this.dataSource.transaction(async (manager) => {
      const created = await this.customers.create(manager, {
        email,
        ...registration,
        emailVerifiedAt: null,
      });
      if (orderId !== null) await this.orders.claimOne(manager, { orderId, customerId: created.id });
      return created;
    });
    await this.session.beginFirst(visit, customer);
    return { status: 'registered', customer };
  }
}
