import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CustomerQueriesService } from '../accounts/customer-queries.service.js';
import { customerView } from '../accounts/customer.mapper.js';
import { CustomerBookingsService } from '../../bookings/customer-bookings.service.js';
import { CustomerMessagesService } from '../../messaging/messages/customer-messages.service.js';
import { CustomerOrdersService } from '../../orders/customer-orders.service.js';
import { Clock } from '../../platform/clock.js';
import { downloadedBooking, downloadedOrder } from './account-download.mapper.js';
import { PersonalDataService } from './personal-data.service.js';

/**
 * The customer's export of their own data (KVKK, article 11). It contains no keys, hashes or tokens, no
 * failed sign-ins of strangers, and no texts of ordinary mails, which are in the customer's mailbox.
 */
@Injectable()
export class AccountDownloadService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomerQueriesService,
    private readonly orders: CustomerOrdersService,
    private readonly bookings: CustomerBookingsService,
    private readonly messages: CustomerMessagesService,
    private readonly personalData: PersonalDataService,
    private readonly clock: Clock,
  ) {}

  async gather(customerId: string) {
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
      ...(await this.personalData.collect(manager, customer, bookingIds)),
    };
  }
}
