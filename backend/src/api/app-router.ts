import { Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { PasswordResetRouter } from '../people/accounts/password-reset.router.js';
import { RegistrationRouter } from '../people/accounts/registration.router.js';
import { SessionRouter } from '../people/accounts/session.router.js';
import { AdminUsersRouter } from '../people/back-office/admin-users.router.js';
import { CustomerPageRouter } from '../people/back-office/customer-page/customer-page.router.js';
import { AdminAuthenticatorRouter } from '../admin/authenticator/admin-authenticator.router.js';
import { AdminProfileRouter } from '../admin/admin-profile.router.js';
import { AdminSignInRouter } from '../admin/admin-sign-in.router.js';
import { FirstAdminRouter } from '../admin/first-admin/first-admin.router.js';
import { AdminsRouter } from '../admin/admins.router.js';
import { AttendanceRouter } from '../attendance/attendance.router.js';
import { AiWriterRouter } from '../blog/back-office/ai/ai-writer.router.js';
import { AdminBlogRouter } from '../blog/back-office/admin-blog.router.js';
import { BlogRouter } from '../blog/blog.router.js';
import { AdminBookingsRouter } from '../bookings/back-office/admin-bookings.router.js';
import { ResaleRouter } from '../booking-changes/resale/resale.router.js';
import { GuestChangesRouter } from '../booking-changes/guest/guest-changes.router.js';
import { GuestFormRouter } from '../bookings/seat-guests/guest-form.router.js';
import { TicketsRouter } from '../bookings/tickets.router.js';
import { AdminBulkOrdersRouter } from '../orders/bulk-orders/back-office/admin-bulk-orders.router.js';
import { BulkOrdersRouter } from '../orders/bulk-orders/bulk-orders.router.js';
import { CaptchaRouter } from '../captcha/captcha.router.js';
import { AdminCategoriesRouter } from '../catalog/back-office/admin-categories.router.js';
import { ProductImportsRouter } from '../catalog/back-office/import/product-imports.router.js';
import { AdminProductsRouter } from '../catalog/back-office/admin-products.router.js';
import { CatalogRouter } from '../catalog/catalog.router.js';
import { StockWishesRouter } from '../catalog/stock-wishes/stock-wishes.router.js';
import { CheckoutRouter } from '../checkout/checkout.router.js';
import { BuyerOrdersRouter } from '../checkout/buyer-orders.router.js';
import { ConnectionsRouter } from '../connections/connections.router.js';
import { AdminContentRouter } from '../content/back-office/admin-content.router.js';
import { ContentRouter } from '../content/content.router.js';
import { AdminCouponsRouter } from '../coupons/back-office/admin-coupons.router.js';
import { AccountRouter } from '../people/customer-account/account.router.js';
import { RecordMailsRouter } from '../messaging/email/record-mails/record-mails.router.js';
import { AdminEmailRouter } from '../messaging/email/admin-email.router.js';
import { DashboardRouter } from '../admin/dashboard/dashboard.router.js';
import { TroublesRouter } from '../admin/dashboard/troubles.router.js';
import { AdminBackupsRouter } from '../operations/backup/back-office/admin-backups.router.js';
import { AdminJobsRouter } from '../operations/jobs/admin-jobs.router.js';
import { AdminDataRequestsRouter } from '../data-requests/back-office/admin-data-requests.router.js';
import { DataRequestsRouter } from '../data-requests/data-requests.router.js';
import { AdminDocumentsRouter } from '../invoicing/back-office/admin-documents.router.js';
import { AdminReturnsRouter } from '../returns/back-office/admin-returns.router.js';
import { ReturnsRouter } from '../returns/returns.router.js';
import { DocumentsRouter } from '../invoicing/documents.router.js';
import { PriceHistoryRouter } from '../prices/back-office/price-history.router.js';
import { ReconciliationRouter } from '../reconciliation/reconciliation.router.js';
import { LabelsRouter } from '../shipping/back-office/labels/labels.router.js';
import { ParcelsRouter } from '../shipping/back-office/parcels.router.js';
import { PrintingRouter } from '../printing/printing.router.js';
import { InternalNotesRouter } from '../internal-notes/back-office/internal-notes.router.js';
import { LiveRouter } from './live/live.router.js';
import { AdminMediaRouter } from '../media/back-office/admin-media.router.js';
import { AdminLogsRouter } from '../activity-log/back-office/admin-logs.router.js';
import { AdminMessagingRouter } from '../messaging/messages/back-office/admin-messaging.router.js';
import { MessagesRouter } from '../messaging/messages/messages.router.js';
import { CommunicationChoicesRouter } from '../messaging/preferences/communication-choices.router.js';
import { NewsletterRouter } from '../messaging/newsletter/newsletter.router.js';
import { OpenHoldsRouter } from '../orders/holds/back-office/open-holds.router.js';
import { SavedViewsRouter } from '../admin/saved-views/saved-views.router.js';
import { BulkStatusRouter } from '../orders/back-office/bulk-status/bulk-status.router.js';
import { CounterRouter } from '../desk/counter/counter.router.js';
import { ListingsRouter } from '../booking-changes/back-office/listings.router.js';
import { RescheduleRouter } from '../booking-changes/back-office/reschedule.router.js';
import { CallOffsRouter } from '../booking-changes/call-off/back-office/call-offs.router.js';
import { GuestChoicesRouter } from '../booking-changes/call-off/guest-choices.router.js';
import { DeskRouter } from '../desk/desk.router.js';
import { OrderCorrectionsRouter } from '../orders/corrections/back-office/order-corrections.router.js';
import { OrderContactRouter } from '../orders/back-office/contact/order-contact.router.js';
import { OrderInvoiceRouter } from '../orders/back-office/invoice/order-invoice.router.js';
import { OrderPaymentsRouter } from '../orders/back-office/money/order-payments.router.js';
import { AdminCreditsRouter } from '../payments/credits/back-office/admin-credits.router.js';
import { CreditsRouter } from '../payments/credits/credits.router.js';
import { AdminPaymentLinksRouter } from '../payments/links/back-office/admin-payment-links.router.js';
import { PaymentLinksRouter } from '../payments/links/payment-links.router.js';
import { AdminOrdersRouter } from '../orders/back-office/admin-orders.router.js';
import { AddressesRouter } from '../orders/addresses/addresses.router.js';
import { AdminLegalRouter } from '../legal/back-office/admin-legal.router.js';
import { AdminStudioRouter } from '../studio/back-office/admin-studio.router.js';
import { OpeningRouter } from '../opening/opening.router.js';
import { AdminSettingsRouter } from '../security-center/admin-settings.router.js';
import { SiteStatusRouter } from '../site-status/site-status.router.js';
import { AdminInformationRequestsRouter } from '../workshops/information-requests/back-office/admin-information-requests.router.js';
import { AdminSessionsRouter } from '../workshops/back-office/admin-sessions.router.js';
import { SeatBlocksRouter } from '../workshops/back-office/seat-blocks/seat-blocks.router.js';
import { StudioNotificationsRouter } from '../notifications/back-office/studio-notifications.router.js';
import { QueuesRouter } from '../waiting-list/back-office/queues.router.js';
import { WaitingListRouter } from '../waiting-list/waiting-list.router.js';
import { WorkshopsRouter } from '../workshops/workshops.router.js';
import { router } from './trpc.js';

/** All procedures that the browser may call, by feature. */
@Injectable()
export class AppRouterService {
  constructor(private readonly modules: ModuleRef) {}

  /** Built on first use, when every module has been created. */
  get router() {
    return router({
      session: this.find(SessionRouter).router,
      registration: this.find(RegistrationRouter).router,
      passwordReset: this.find(PasswordResetRouter).router,
      adminSession: this.find(AdminSignInRouter).router,
      firstAdmin: this.find(FirstAdminRouter).router,
      bulkOrders: this.find(BulkOrdersRouter).router,
      captcha: this.find(CaptchaRouter).router,
      catalog: this.find(CatalogRouter).router,
      stockWishes: this.find(StockWishesRouter).router,
      checkout: this.find(CheckoutRouter).router,
      orders: this.find(BuyerOrdersRouter).router,
      dataRequests: this.find(DataRequestsRouter).router,
      documents: this.find(DocumentsRouter).router,
      credits: this.find(CreditsRouter).router,
      returns: this.find(ReturnsRouter).router,
      paymentLinks: this.find(PaymentLinksRouter).router,
      guestForm: this.find(GuestFormRouter).router,
      guestChanges: this.find(GuestChangesRouter).router,
      resale: this.find(ResaleRouter).router,
      tickets: this.find(TicketsRouter).router,
      guestChoices: this.find(GuestChoicesRouter).router,
      addresses: this.find(AddressesRouter).router,
      account: this.find(AccountRouter).router,
      messages: this.find(MessagesRouter).router,
      content: this.find(ContentRouter).router,
      blog: this.find(BlogRouter).router,
      waitingList: this.find(WaitingListRouter).router,
      workshops: this.find(WorkshopsRouter).router,
      communicationChoices: this.find(CommunicationChoicesRouter).router,
      newsletter: this.find(NewsletterRouter).router,
      live: this.find(LiveRouter).router,
      site: this.find(SiteStatusRouter).router,
      admin: this.backOffice(),
    });
  }

  /** The procedures that only admins may call. */
  private backOffice() {
    return router({
      ...this.sales(),
      live: this.find(LiveRouter).adminRouter,
      dashboard: this.find(DashboardRouter).router,
      troubles: this.find(TroublesRouter).router,
      admins: this.find(AdminsRouter).router,
      profile: this.find(AdminProfileRouter).router,
      authenticator: this.find(AdminAuthenticatorRouter).router,
      users: this.find(AdminUsersRouter).router,
      customers: this.find(CustomerPageRouter).router,
      informationRequests: this.find(AdminInformationRequestsRouter).router,
      bulkOrders: this.find(AdminBulkOrdersRouter).router,
      notifications: this.find(StudioNotificationsRouter).router,
      categories: this.find(AdminCategoriesRouter).router,
      productImports: this.find(ProductImportsRouter).router,
      products: this.find(AdminProductsRouter).router,
      coupons: this.find(AdminCouponsRouter).router,
      views: this.find(SavedViewsRouter).router,
      notes: this.find(InternalNotesRouter).router,
      messaging: this.find(AdminMessagingRouter).router,
      logs: this.find(AdminLogsRouter).router,
      email: this.find(AdminEmailRouter).router,
      recordMails: this.find(RecordMailsRouter).router,
      blog: this.find(AdminBlogRouter).router,
      content: this.find(AdminContentRouter).router,
      media: this.find(AdminMediaRouter).router,
      settings: this.find(AdminSettingsRouter).router,
      connections: this.find(ConnectionsRouter).router,
      opening: this.find(OpeningRouter).router,
      studio: this.find(AdminStudioRouter).router,
      legal: this.find(AdminLegalRouter).router,
      backups: this.find(AdminBackupsRouter).router,
      jobs: this.find(AdminJobsRouter).router,
      aiWriter: this.find(AiWriterRouter).router,
    });
  }

  /** Of those, the procedures by which the studio sells and looks after what it sold. */
  private sales() {
    return {
      bookings: this.find(AdminBookingsRouter).router,
      workshops: this.find(AdminSessionsRouter).router,
      seatBlocks: this.find(SeatBlocksRouter).router,
      waitingList: this.find(QueuesRouter).router,
      orders: this.find(AdminOrdersRouter).router,
      attendance: this.find(AttendanceRouter).router,
      bookingChanges: this.find(RescheduleRouter).router,
      listings: this.find(ListingsRouter).router,
      callOffs: this.find(CallOffsRouter).router,
      desk: this.find(DeskRouter).router,
      counter: this.find(CounterRouter).router,
      orderCorrections: this.find(OrderCorrectionsRouter).router,
      orderContact: this.find(OrderContactRouter).router,
      orderInvoice: this.find(OrderInvoiceRouter).router,
      orderPayments: this.find(OrderPaymentsRouter).router,
      credits: this.find(AdminCreditsRouter).router,
      paymentLinks: this.find(AdminPaymentLinksRouter).router,
      bulkStatus: this.find(BulkStatusRouter).router,
      dataRequests: this.find(AdminDataRequestsRouter).router,
      documents: this.find(AdminDocumentsRouter).router,
      returns: this.find(AdminReturnsRouter).router,
      prices: this.find(PriceHistoryRouter).router,
      reconciliation: this.find(ReconciliationRouter).router,
      printing: this.find(PrintingRouter).router,
      labels: this.find(LabelsRouter).router,
      parcels: this.find(ParcelsRouter).router,
      openHolds: this.find(OpenHoldsRouter).router,
    };
  }

  private find<T>(feature: Type<T>): T {
    return this.modules.get(feature, { strict: false });
  }
}

export type AppRouter = AppRouterService['router'];
