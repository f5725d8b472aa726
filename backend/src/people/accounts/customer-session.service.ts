import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SecurityLogService } from '../../activity-log/security-log.service.js';
import { ClaimOrdersService } from '../../orders/claim-orders.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import type { Customer } from './customer.entity.js';
import { KnownBrowsersService } from './known-browsers.service.js';

/** Begins a customer's session, after the password was checked or the address was verified. */
@Injectable()
export class CustomerSessionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: ClaimOrdersService,
    private readonly browsers: KnownBrowsersService,
    private readonly log: SecurityLogService,
  ) {}

  /** For an account that has just been created. */
  async beginFirst(visit: Visit, customer: Customer): Promise<void> {
    await this.log.record(visit, {
      type: 'security_alert',
      event: 'registered',
      username: customer.email,
      userId: customer.id,
    });
    await this.begin(visit, customer);
  }

  async begin(visit: Visit, customer: Customer): Promise<void> {
    // Claims guest orders placed since the last sign-in.
    if (customer.emailVerifiedAt !== null) await this.orders.claim(this.dataSource.manager, customer);
    await visit.signIn('customer', customer);
    const { email, credentialsVersion } = customer;
    this.browsers.remember(visit, { kind: 'customer', email, credentialsVersion });
    await this.log.record(visit, {
      type: 'user_login',
      event: 'signed_in',
      username: customer.email,
      userId: customer.id,
    });
  }
}
