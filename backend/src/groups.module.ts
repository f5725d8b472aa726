import { Module } from '@nestjs/common';
import { AdminModule } from './admin/admin.module.js';
import { DashboardModule } from './admin/dashboard/dashboard.module.js';
import { AttendanceModule } from './attendance/attendance.module.js';
import { AdminBlogModule } from './blog/back-office/admin-blog.module.js';
import { AiWriterModule } from './blog/back-office/ai/ai-writer.module.js';
import { BlogModule } from './blog/blog.module.js';
import { AdminBookingsModule } from './bookings/back-office/admin-bookings.module.js';
import { AdminCallOffModule } from './booking-changes/call-off/back-office/admin-call-off.module.js';
import { AdminBookingChangesModule } from './booking-changes/back-office/admin-booking-changes.module.js';
import { BookingChangesModule } from './booking-changes/booking-changes.module.js';
import { ResaleModule } from './booking-changes/resale/resale.module.js';
import { GuestFormModule } from './bookings/seat-guests/guest-form.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { ProductImportsModule } from './catalog/back-office/import/product-imports.module.js';
import { CatalogModule } from './catalog/catalog.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { AdminContentModule } from './content/back-office/admin-content.module.js';
import { ContentModule } from './content/content.module.js';
import { ConnectionsModule } from './connections/connections.module.js';
import { CouponsModule } from './coupons/coupons.module.js';
import { CounterModule } from './desk/counter/counter.module.js';
import { DeskModule } from './desk/desk.module.js';
import { AdminDataRequestsModule } from './data-requests/back-office/admin-data-requests.module.js';
import { DataRequestsModule } from './data-requests/data-requests.module.js';
import { AdminInvoicingModule } from './invoicing/back-office/admin-invoicing.module.js';
import { InvoicingModule } from './invoicing/invoicing.module.js';
import { AdminReturnsModule } from './returns/back-office/admin-returns.module.js';
import { ReturnsModule } from './returns/returns.module.js';
import { LogsModule } from './activity-log/back-office/logs.module.js';
import { CaptchaModule } from './captcha/captcha.module.js';
import { RequestLimitsModule } from './request-limits/request-limits.module.js';
import { OpeningModule } from './opening/opening.module.js';
import { SecurityCenterModule } from './security-center/security-center.module.js';
import { SiteStatusModule } from './site-status/site-status.module.js';
import { AdminMediaModule } from './media/back-office/admin-media.module.js';
import { MediaModule } from './media/media.module.js';
import { AdminInternalNotesModule } from './internal-notes/back-office/admin-internal-notes.module.js';
import { EmailModule } from './messaging/email/email.module.js';
import { MessagingModule } from './messaging/messages/back-office/messaging.module.js';
import { MessagesModule } from './messaging/messages/messages.module.js';
import { NewsletterModule } from './messaging/newsletter/newsletter.module.js';
import { PreferencesModule } from './messaging/preferences/preferences.module.js';
import { StudioNotificationsModule } from './notifications/back-office/studio-notifications.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { DataArchiveModule } from './operations/back-office/data-archive/data-archive.module.js';
import { AdminBackupsModule } from './operations/backup/back-office/admin-backups.module.js';
import { AdminJobsModule } from './operations/jobs/admin-jobs.module.js';
import { AddressesModule } from './orders/addresses/addresses.module.js';
import { OpenHoldsModule } from './orders/holds/back-office/open-holds.module.js';
import { SavedViewsModule } from './admin/saved-views/saved-views.module.js';
import { RecordMailsModule } from './messaging/email/record-mails/record-mails.module.js';
import { AdminOrdersModule } from './orders/back-office/admin-orders.module.js';
import { BulkOrdersModule } from './orders/bulk-orders/bulk-orders.module.js';
import { CreditsModule } from './payments/credits/credits.module.js';
import { PaymentLinksModule } from './payments/links/payment-links.module.js';
import { OrderCorrectionsModule } from './orders/corrections/back-office/order-corrections.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PricesModule } from './prices/prices.module.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { PrintingModule } from './printing/printing.module.js';
import { AccountsModule } from './people/accounts/accounts.module.js';
import { AdminUsersModule } from './people/back-office/admin-users.module.js';
import { CustomerAccountModule } from './people/customer-account/customer-account.module.js';
import { AdminWorkshopsModule } from './workshops/back-office/admin-workshops.module.js';
import { AdminLegalModule } from './legal/back-office/admin-legal.module.js';
import { AdminStudioModule } from './studio/back-office/admin-studio.module.js';
import { AdminShippingModule } from './shipping/back-office/admin-shipping.module.js';
import { StudioModule } from './studio/studio.module.js';
import { AdminWaitingListModule } from './waiting-list/back-office/admin-waiting-list.module.js';
import { WaitingListModule } from './waiting-list/waiting-list.module.js';
import { WorkshopsModule } from './workshops/workshops.module.js';

const GROUPS = [
  AccountsModule,
  AddressesModule,
  AdminBackupsModule,
  AdminBlogModule,
  AdminBookingsModule,
  AdminContentModule,
  AdminInternalNotesModule,
  AdminDataRequestsModule,
  AdminInvoicingModule,
  AdminReturnsModule,
  AdminJobsModule,
  AdminLegalModule,
  AdminMediaModule,
  AdminModule,
  AdminOrdersModule,
  AdminShippingModule,
  RecordMailsModule,
  AdminStudioModule,
  SavedViewsModule,
  AdminUsersModule,
  AdminWaitingListModule,
  AdminWorkshopsModule,
  AiWriterModule,
  AttendanceModule,
  BlogModule,
  AdminBookingChangesModule,
  AdminCallOffModule,
  BookingsModule,
  BulkOrdersModule,
  CaptchaModule,
  CatalogModule,
  CheckoutModule,
  ConnectionsModule,
  ContentModule,
  CouponsModule,
  CounterModule,
  DeskModule,
  CustomerAccountModule,
  DashboardModule,
  DataArchiveModule,
  EmailModule,
  GuestFormModule,
  BookingChangesModule,
  ResaleModule,
  DataRequestsModule,
  InvoicingModule,
  ReturnsModule,
  LogsModule,
  MediaModule,
  MessagesModule,
  MessagingModule,
  NewsletterModule,
  PreferencesModule,
  NotificationsModule,
  OpenHoldsModule,
  OrderCorrectionsModule,
  OrdersModule,
  CreditsModule,
  PaymentLinksModule,
  PaymentsModule,
  PricesModule,
  ReconciliationModule,
  PrintingModule,
  ProductImportsModule,
  OpeningModule,
  SecurityCenterModule,
  SiteStatusModule,
  StudioModule,
  StudioNotificationsModule,
  RequestLimitsModule,
  WaitingListModule,
  WorkshopsModule,
];

/** All groups, for tRPC and the documented calls, which both call their services. */
@Module({ imports: GROUPS, exports: GROUPS })
export class GroupsModule {}
