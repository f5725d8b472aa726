import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { CustomerView } from '../../contract/accounts/account.views.js';
import type { MessageView } from '../../contract/messages/message.js';
import { CustomerQueries } from '../accounts/customer-queries.service.js';
import { customerView } from '../accounts/customer.mapper.js';
import { CustomerBookings } from '../bookings/customer-bookings.service.js';
import { CustomerMessages } from '../messages/customer-messages.service.js';
import { CustomerOrders } from '../orders/customer-orders.service.js';
import { Clock } from '../platform/clock.js';
import {
  type DownloadedBooking,
  downloadedBooking,
  type DownloadedOrder,
  downloadedOrder,
} from './account-download.mapper.js';
import { type KnownBesides, KnownBesidesService } from './known-besides.service.js';

/**
 * What the shop knows of a customer, for themselves (KVKK, article 11). Keys, hashes and tokens are not in it, nor is
 * what strangers did at the account's door, nor what ordinary mails said: they are in the customer's mailbox.
 */
export interface AccountDownload extends KnownBesides {
  /** An ISO instant. */
  readonly createdAt: string;
  readonly profile: CustomerView;
  readonly orders: readonly DownloadedOrder[];
  readonly bookings: readonly DownloadedBooking[];
  readonly messages: readonly MessageView[];
}

@Injectable()
export class AccountDownloadService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CustomerQueries) private readonly customers: CustomerQueries,
    @Inject(CustomerOrders) private readonly orders: CustomerOrders,
    @Inject(CustomerBookings) private readonly bookings: CustomerBookings,
    @Inject(CustomerMessages) private readonly messages: CustomerMessages,
    @Inject(KnownBesidesService) private readonly besides: KnownBesidesService,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async gather(customerId: string): Promise<AccountDownload> {
    const { manager } = this.dataSource;
    const customer = await this.customers.getById(manager, customerId);
    const bookings = await this.bookings.all(customerId);
    const bookingIds = bookings.map(({ booking }) => booking.id);
    return {
      createdAt: this.clock.now().toISOString(),
      profile: customerView(customer),
      orders: (await this.orders.all(customerId)).map(downloadedOrder),
      bookings: bookings.map(downloadedBooking),
      messages: await this.messages.all(customerId),
      ...(await this.besides.gather(manager, customer, bookingIds)),
    };
  }
}
