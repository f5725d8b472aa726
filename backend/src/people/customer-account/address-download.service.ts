import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CustomerQueriesService } from '../accounts/customer-queries.service.js';
import { CustomerBookingsService } from '../../bookings/customer-bookings.service.js';
import { CustomerOrdersService } from '../../orders/customer-orders.service.js';
import { Clock } from '../../platform/clock.js';
import { AccountDownloadService } from './account-download.service.js';
import { downloadedBooking, downloadedOrder } from './account-download.mapper.js';
import { PersonalDataService } from './personal-data.service.js';

/** The export of everything about the owner of an address, with or without an account (KVKK, article 11). */
@Injectable()
export class AddressDownloadService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomerQueriesService,
    private readonly accounts: AccountDownloadService,
    private readonly orders: CustomerOrdersService,
    private readonly bookings: CustomerBookingsService,
    private readonly personalData: PersonalDataService,
    private readonly clock: Clock,
  ) {}

  /** Call it only for a verified address. An account whose address is not verified may be somebody else's. */
  async gather(email: string) {
    const asGuest = await this.ofGuest(email);
    const customer = await this.customers.findByEmail(this.dataSource.manager, email);
    if (!customer?.emailVerifiedAt) return asGuest;
    const account = await this.accounts.gather(customer.id);
    return {
      ...account,
      orders: [...account.orders, ...asGuest.orders],
      bookings: [...account.bookings, ...asGuest.bookings],
      textMessages: [...account.textMessages, ...asGuest.textMessages],
    };
  }

  private async ofGuest(email: string) {
    const bookings = await this.bookings.ofGuest(email);
    return {
      createdAt: this.clock.now().toISOString(),
      orders: (await this.orders.ofGuest(email)).map(downloadedOrder),
      bookings: bookings.map(downloadedBooking),
      textMessages: await this.personalData.textMessages(bookings.map(({ booking }) => booking.id)),
      ...(await this.personalData.collectOfAddress(this.dataSource.manager, email)),
    };
  }
}
