import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RecordMails } from '../../../../contract/messaging/email/record-mails.js';
import { TicketAgainService } from '../../../bookings/back-office/ticket-again.service.js';
import { CustomerBookingsService } from '../../../bookings/customer-bookings.service.js';
import { RecordMailsService } from '../../../notifications/mail/record-mails.service.js';
import { ConfirmAgainService } from '../../../orders/back-office/status/confirm-again.service.js';
import { ManageBulkOrdersService } from '../../../orders/bulk-orders/back-office/manage-bulk-orders.service.js';
import { ResetAgainService } from '../../../people/back-office/reset-again.service.js';

/** Reads the mails about a record, and why its own mail cannot be sent again. */
@Injectable()
export class MailsOfRecordsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: RecordMailsService,
    private readonly bookings: CustomerBookingsService,
    private readonly confirmations: ConfirmAgainService,
    private readonly tickets: TicketAgainService,
    private readonly offers: ManageBulkOrdersService,
    private readonly resets: ResetAgainService,
  ) {}

  /** With the mails about its bookings. Throws order_not_found. */
  async ofOrder(orderId: string): Promise<RecordMails> {
    const refusal = await this.confirmations.refusal(orderId);
    const bookingIds = await this.bookings.idsOf(this.dataSource.manager, [orderId]);
    return { mails: await this.mails.about([orderId, ...bookingIds]), refusal };
  }

  /** Throws booking_not_found. */
  async ofBooking(bookingId: string): Promise<RecordMails> {
    const refusal = await this.tickets.refusal(bookingId);
    return { mails: await this.mails.about([bookingId]), refusal };
  }

  /** Throws not_found. */
  async ofBulkOrder(id: string): Promise<RecordMails> {
    const refusal = await this.offers.refusal(id);
    return { mails: await this.mails.about([id]), refusal };
  }

  /** All mails to the address of somebody without an account. */
  async toAddress(email: string): Promise<RecordMails> {
    return { mails: await this.mails.to(email), refusal: null };
  }

  /** All mails to the customer's address. Throws not_found. */
  async ofCustomer(customerId: string): Promise<RecordMails> {
    const address = await this.resets.addressOf(customerId);
    return { mails: await this.mails.to(address), refusal: null };
  }
}
