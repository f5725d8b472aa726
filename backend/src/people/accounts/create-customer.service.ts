import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { WelcomeCustomerService } from '../../messaging/messages/welcome-customer.service.js';
import { Customer } from './customer.entity.js';

export type NewCustomer = Pick<
  Customer,
  'email' | 'firstName' | 'lastName' | 'phone' | 'address' | 'passwordHash' | 'emailVerifiedAt'
>;

/** Creates accounts. The database's unique index decides between two registrations of one address. */
@Injectable()
export class CreateCustomerService {
  constructor(
    private readonly welcome: WelcomeCustomerService,
    private readonly mails: MailOutbox,
  ) {}

  /** Throws registration_failed when the address has an account. */
  async create(manager: EntityManager, customer: NewCustomer): Promise<Customer> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(Customer)
      .values(customer)
      .orIgnore()
      .returning('id')
      .execute();
    const [created] = inserted.raw as { id: string }[];
    if (!created) throw new AppError('registration_failed');
    const newcomer = await manager.findOneByOrFail(Customer, { id: created.id });
    await this.greet(manager, newcomer);
    return newcomer;
  }

  private async greet(manager: EntityManager, customer: Customer): Promise<void> {
    await this.welcome.welcome(manager, customer);
    await this.mails.queue(manager, {
      dedupeKey: `welcome:${customer.id}`,
      template: 'welcome',
      recipient: customer.email,
      payload: { firstName: customer.firstName },
    });
  }
}
