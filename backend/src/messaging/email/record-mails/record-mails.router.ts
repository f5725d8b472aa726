import { Injectable } from '@nestjs/common';
import {
  MailAgainDto,
  MailsOfRecordQuery,
  MailsToAddressQuery,
} from '../../../../contract/messaging/email/record-mails.dto.js';
import { adminSends, router } from '../../../api/trpc.js';
import { TicketAgainService } from '../../../bookings/back-office/ticket-again.service.js';
import { ConfirmAgainService } from '../../../orders/back-office/status/confirm-again.service.js';
import { ManageBulkOrdersService } from '../../../orders/bulk-orders/back-office/manage-bulk-orders.service.js';
import { ResetAgainService } from '../../../people/back-office/reset-again.service.js';
import { MailsOfRecordsService } from './mails-of-records.service.js';

/** The mails about a record, where the record is, and the one that is sent once more. */
@Injectable()
export class RecordMailsRouter {
  constructor(
    private readonly mails: MailsOfRecordsService,
    private readonly confirmations: ConfirmAgainService,
    private readonly tickets: TicketAgainService,
    private readonly offers: ManageBulkOrdersService,
    private readonly resets: ResetAgainService,
  ) {}

  readonly router = router({
    ofOrder: adminSends('orders.read', MailsOfRecordQuery).query(({ input }) => this.mails.ofOrder(input.id)),
    ofBooking: adminSends('bookings.read', MailsOfRecordQuery).query(({ input }) =>
      this.mails.ofBooking(input.id),
    ),
    ofBulkOrder: adminSends('bulkOrders.handle', MailsOfRecordQuery).query(({ input }) =>
      this.mails.ofBulkOrder(input.id),
    ),
    ofCustomer: adminSends('customers.read', MailsOfRecordQuery).query(({ input }) =>
      this.mails.ofCustomer(input.id),
    ),
    toAddress: adminSends('customers.read', MailsToAddressQuery).query(({ input }) =>
      this.mails.toAddress(input.email),
    ),
    confirmOrder: adminSends('orders.change', MailAgainDto).mutation(async ({ ctx, input }) => {
      await this.confirmations.send(ctx.actor, input);
      return this.mails.ofOrder(input.id);
    }),
    sendTicket: adminSends('bookings.change', MailAgainDto).mutation(async ({ ctx, input }) => {
      await this.tickets.send(ctx.actor, input);
      return this.mails.ofBooking(input.id);
    }),
    sendOffer: adminSends('bulkOrders.handle', MailAgainDto).mutation(async ({ ctx, input }) => {
      await this.offers.answerAgain(ctx.actor, input);
      return this.mails.ofBulkOrder(input.id);
    }),
    sendReset: adminSends('customers.change', MailAgainDto).mutation(async ({ ctx, input }) => {
      await this.resets.send(ctx.actor, input);
      return this.mails.ofCustomer(input.id);
    }),
  });
}
