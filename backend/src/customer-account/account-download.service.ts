import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { CustomerView } from '../../contract/accounts/account.views.js';
import type { MessageView } from '../../contract/messages/message.js';
import { CustomerQueries } from '../accounts/customer-queries.service.js';
import { customerView } from '../accounts/customer.mapper.js';
import { PersonLog } from '../activity-log/person-log.service.js';
import { CustomerBookings } from '../bookings/customer-bookings.service.js';
import { CustomerMessages } from '../messages/customer-messages.service.js';
import { CustomerOrders } from '../orders/customer-orders.service.js';
import { Clock } from '../platform/clock.js';
import {
  type DownloadedBooking,
  downloadedBooking,
  type DownloadedOrder,
  downloadedOrder,
  type DownloadedSignIn,
  downloadedSignIn,
} from './account-download.mapper.js';

/** Everything the shop knows of a customer, for themselves (KVKK, article 11). No key, hash or token is in it. */
export interface AccountDownload {
  /** An ISO instant. */
  readonly createdAt: string;
  readonly profile: CustomerView;
  readonly orders: readonly DownloadedOrder[];
  readonly bookings: readonly DownloadedBooking[];
  readonly messages: readonly MessageView[];
  readonly signIns: readonly DownloadedSignIn[];
}

@Injectable()
export class AccountDownloadService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CustomerQueries) private readonly customers: CustomerQueries,
    @Inject(CustomerOrders) private readonly orders: CustomerOrders,
    @Inject(CustomerBookings) private readonly bookings: CustomerBookings,
    @Inject(CustomerMessages) private readonly messages: CustomerMessages,
    @Inject(PersonLog) private readonly log: PersonLog,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async gather(customerId: string): Promise<AccountDownload> {
    const customer = await this.customers.getById(this.dataSource.manager, customerId);
    return {
      createdAt: this.clock.now().toISOString(),
      profile: customerView(customer),
      orders: (await this.orders.all(customerId)).map(downloadedOrder),
      bookings: (await this.bookings.all(customerId)).map(downloadedBooking),
      messages: await this.messages.all(customerId),
      signIns: (await this.log.signIns(customerId)).map(downloadedSignIn),
    };
  }
}
