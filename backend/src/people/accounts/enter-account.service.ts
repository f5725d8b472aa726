import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SecurityLogService } from '../../guard/activity-log/security-log.service.js';
import { ClaimOrdersService } from '../../orders/claim-orders.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import type { Customer } from './customer.entity.js';

/** What happens whenever a customer gets in, by password or by having verified an address. */
@Injectable()
export class EnterAccountService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly orders: ClaimOrdersService,
    private readonly log: SecurityLogService,
  ) {}

  /** With an account that has just been opened. */
  async enterNew(visit: Visit, customer: Customer): Promise<void> {
    await this.log.record(visit, {
      type: 'security_alert',
      event: 'registered',
      username: customer.email,
      userId: customer.id,
    });
    await this.enter(visit, customer);
  }

  async enter(visit: Visit, customer: Customer): Promise<void> {
    // What was ordered as a guest since the last time.
    if (customer.emailVerifiedAt !== null) await this.orders.claim(this.dataSource.manager, customer);
    await visit.signIn('customer', customer);
    await this.log.record(visit, {
      type: 'user_login',
      event: 'signed_in',
      username: customer.email,
      userId: customer.id,
    });
  }
}
