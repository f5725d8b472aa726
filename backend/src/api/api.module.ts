import { Module } from '@nestjs/common';
import { AccountsModule } from '../people/accounts/accounts.module.js';
import { AdminUsersModule } from '../people/back-office/admin-users.module.js';
import { AdminModule } from '../admin/admin.module.js';
import { AiWriterModule } from '../blog/back-office/ai/ai-writer.module.js';
import { AdminBlogModule } from '../blog/back-office/admin-blog.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { AdminBookingsModule } from '../bookings/back-office/admin-bookings.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { BulkOrdersModule } from '../orders/bulk-orders/bulk-orders.module.js';
import { CaptchaModule } from '../guard/captcha/captcha.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { AdminContentModule } from '../content/back-office/admin-content.module.js';
import { ContentModule } from '../content/content.module.js';
import { CustomerAccountModule } from '../people/customer-account/customer-account.module.js';
import { DashboardModule } from '../admin/dashboard/dashboard.module.js';
import { EmailModule } from '../messaging/email/email.module.js';
import { AdminJobsModule } from '../operations/jobs/admin-jobs.module.js';
import { LiveModule } from './live/live.module.js';
import { LogsModule } from '../guard/activity-log/back-office/logs.module.js';
import { MessagesModule } from '../messaging/messages/messages.module.js';
import { MessagingModule } from '../messaging/messages/back-office/messaging.module.js';
import { NewsletterModule } from '../messaging/newsletter/newsletter.module.js';
import { AdminOrdersModule } from '../orders/back-office/admin-orders.module.js';
import { AddressesModule } from '../orders/addresses/addresses.module.js';
import { SecurityCenterModule } from '../guard/security-center/security-center.module.js';
import { SiteModule } from '../guard/site-status/site.module.js';
import { StudioNotificationsModule } from '../notifications/back-office/studio-notifications.module.js';
import { AdminWorkshopsModule } from '../workshops/back-office/admin-workshops.module.js';
import { WorkshopsModule } from '../workshops/workshops.module.js';
import { AppRouterService } from './app-router.js';

@Module({
  imports: [
    AccountsModule,
    AdminModule,
    AdminUsersModule,
    AdminBlogModule,
    AiWriterModule,
    BlogModule,
    AdminBookingsModule,
    BookingsModule,
    BulkOrdersModule,
    CaptchaModule,
    CatalogModule,
    CheckoutModule,
    AddressesModule,
    AdminOrdersModule,
    AdminContentModule,
    ContentModule,
    CustomerAccountModule,
    DashboardModule,
    EmailModule,
    AdminJobsModule,
    LogsModule,
    MessagesModule,
    MessagingModule,
    LiveModule,
    NewsletterModule,
    SecurityCenterModule,
    SiteModule,
    StudioNotificationsModule,
    AdminWorkshopsModule,
    WorkshopsModule,
  ],
  providers: [AppRouterService],
  exports: [AppRouterService],
})
export class ApiModule {}
