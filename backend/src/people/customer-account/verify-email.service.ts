import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { refusalName } from '../../../contract/activity-log/log-event-name.js';
import { CustomerQueriesService } from '../accounts/customer-queries.service.js';
import { CustomerRecordsService } from '../accounts/customer-records.service.js';
import type { Customer } from '../accounts/customer.entity.js';
import type { VerificationCode } from '../accounts/verification-code.entity.js';
import { VerificationCodesService } from '../accounts/verification-codes.service.js';
import { SecurityLogService } from '../../activity-log/security-log.service.js';
import { ClaimOrdersService } from '../../orders/claim-orders.service.js';
import { Clock } from '../../platform/clock.js';
import type { Visit } from '../../platform/sessions/visit.js';

interface TypedCode {
  readonly customerId: string;
  readonly email: string;
  readonly code: string;
}

/** Verifies the e-mail address of an account by a mailed code, and claims guest orders with that address. */
@Injectable()
export class VerifyEmailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomerQueriesService,
    private readonly records: CustomerRecordsService,
    private readonly codes: VerificationCodesService,
    private readonly log: SecurityLogService,
    private readonly orders: ClaimOrdersService,
    private readonly clock: Clock,
  ) {}

  /** Sends nothing when the address is verified already. Throws code_not_resent, too_many_tries. */
  async sendCode(customerId: string): Promise<void> {
    const { email, emailVerifiedAt } = await this.customers.getById(this.dataSource.manager, customerId);
    if (emailVerifiedAt !== null) return;
    await this.codes.admit({ type: 'account', email });
    await this.dataSource.transaction((manager) =>
      this.codes.issue(manager, { type: 'account', email, customerId }),
    );
  }

  /** Throws code_wrong, code_expired, too_many_tries. */
  async verify(visit: Visit, customerId: string, code: string): Promise<Customer> {
    const { manager } = this.dataSource;
    const { email } = await this.customers.getById(manager, customerId);
    const right = await this.check(visit, { customerId, email, code });
    await this.dataSource.transaction(async (inside) => {
      const customer = await this.records.lock(inside, customerId);
      // A new address deletes the codes of the old one, so this fails when the address was changed meanwhile.
      await this.codes.useUp(inside, right);
      await this.records.markVerified(inside, customerId, this.clock.now());
      await this.orders.claim(inside, customer);
    });
    return this.customers.getById(manager, customerId);
  }

  /** Logs refusals. */
  private async check(visit: Visit, { customerId, email, code }: TypedCode): Promise<VerificationCode> {
    try {
      const found = await this.codes.check({ type: 'account', email }, code);
      if (found.customerId !== customerId) throw new AppError('code_wrong');
      return found;
    } catch (error) {
      if (error instanceof AppError) {
        const event = { type: 'security_alert', event: refusalName(error.code) } as const;
        await this.log.record(visit, { ...event, username: email, userId: customerId });
      }
      throw error;
    }
  }
}
