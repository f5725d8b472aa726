import { Module } from '@nestjs/common';
import { AdminBookingsModule } from '../../../bookings/back-office/admin-bookings.module.js';
import { BookingsModule } from '../../../bookings/bookings.module.js';
import { NotificationsModule } from '../../../notifications/notifications.module.js';
import { AdminOrdersModule } from '../../../orders/back-office/admin-orders.module.js';
import { BulkOrdersModule } from '../../../orders/bulk-orders/bulk-orders.module.js';
import { AdminUsersModule } from '../../../people/back-office/admin-users.module.js';
import { MailsOfRecordsService } from './mails-of-records.service.js';
import { RecordMailsRouter } from './record-mails.router.js';

/** The mails about orders, bookings, bulk orders and customers, sent again from where they belong. */
@Module({
  imports: [
    AdminBookingsModule,
    AdminOrdersModule,
    AdminUsersModule,
    BookingsModule,
    BulkOrdersModule,
    NotificationsModule,
  ],
  providers: [MailsOfRecordsService, RecordMailsRouter],
  exports: [RecordMailsRouter],
})
export class RecordMailsModule {}
