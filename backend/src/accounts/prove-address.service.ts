import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { RegistrationCodeDto } from '../../contract/accounts/verification.dto.js';
import { AppError } from '../../contract/app-error.js';
import { studioDate } from '../../contract/common/dates.js';
import { MailOutbox } from '../notifications/mail-outbox.js';
import { Clock } from '../platform/clock.js';
import type { Visit } from '../platform/sessions/visit.js';
import { CreateCustomerService } from './create-customer.service.js';
import { CustomerQueries } from './customer-queries.service.js';
import type { Customer } from './customer.entity.js';
import { EnterAccountService } from './enter-account.service.js';
import type { PendingRegistration } from './verification-code.entity.js';
import { VerificationCodes } from './verification-codes.service.js';

/** Registrations that wait for the code which was mailed. Until then nothing of them occupies the address. */
@Injectable()
export class ProveAddressService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(VerificationCodes) private readonly codes: VerificationCodes,
    @Inject(CustomerQueries) private readonly customers: CustomerQueries,
    @Inject(CreateCustomerService) private readonly accounts: CreateCustomerService,
    @Inject(EnterAccountService) private readonly account: EnterAccountService,
    @Inject(MailOutbox) private readonly mails: MailOutbox,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The code's id; null when the address has an account, whose owner gets a mail instead. */
  async ask(email: string, registration: PendingRegistration): Promise<string | null> {
    await this.codes.admit({ type: 'registration', email });
    return this.dataSource.transaction(async (manager) => {
      const owner = await this.customers.findByEmail(manager, email);
      if (!owner) return this.codes.issue(manager, { type: 'registration', email, registration });
      await this.tellOwner(manager, owner);
      return null;
    });
  }

  /**
   * Answers alike whether anything waits for a code or not. Throws code_not_resent within a minute of the last one,
   * too_many_tries beyond ten an hour.
   */
  async resend(visit: Visit, email: string): Promise<void> {
    await this.codes.admit({ type: 'registration', email });
    const owner = { type: 'registration', email, id: visit.recall('registrationCodeId') } as const;
    await this.dataSource.transaction((manager) => this.codes.renew(manager, owner));
  }

  /** The account, with its customer signed in. Throws code_wrong, code_expired, too_many_tries. */
  async prove(visit: Visit, { email, code }: RegistrationCodeDto): Promise<Customer> {
    const owner = { type: 'registration', email, id: visit.recall('registrationCodeId') } as const;
    const waiting = await this.codes.check(owner, code);
    const { registration } = waiting;
    if (registration === null) throw new AppError('code_wrong');
    const customer = await this.dataSource.transaction(async (manager) => {
      await this.codes.useUp(manager, waiting);
      const verified = { email: waiting.email, ...registration, emailVerifiedAt: this.clock.now() };
      return this.accounts.createIn(manager, verified);
    });
    visit.forget('registrationCodeId');
    await this.account.enter(visit, customer);
    return customer;
  }

  /** Once a day: whoever types another's address shall not fill their mailbox. */
  private async tellOwner(manager: EntityManager, { id, email, firstName }: Customer): Promise<void> {
    await this.mails.queue(manager, {
      dedupeKey: `already-registered:${id}:${studioDate(this.clock.now())}`,
      template: 'already-registered',
      recipient: email,
      payload: { firstName },
    });
  }
}
