import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AdminUsersModule } from '../admin-users/admin-users.module.js';
import { AdminModule } from '../admin/admin.module.js';
import { AiWriterModule } from '../blog/back-office/ai/ai-writer.module.js';
import { AdminBlogModule } from '../blog/back-office/admin-blog.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { AdminBookingsModule } from '../bookings/back-office/admin-bookings.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { BulkOrdersModule } from '../bulk-orders/bulk-orders.module.js';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { AdminContentModule } from '../content/back-office/admin-content.module.js';
import { ContentModule } from '../content/content.module.js';
import { CustomerAccountModule } from '../customer-account/customer-account.module.js';
import { DashboardModule } from '../dashboard/back-office/dashboard.module.js';
import { EmailModule } from '../email/email.module.js';
import { JobsDeskModule } from '../jobs-desk/jobs-desk.module.js';
import { LiveModule } from '../live/live.module.js';
import { LogsModule } from '../activity-log/back-office/logs.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { MessagingModule } from '../messages/back-office/messaging.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { AdminOrdersModule } from '../orders/back-office/admin-orders.module.js';
import { AddressesModule } from '../orders/addresses/addresses.module.js';
import { SecurityCenterModule } from '../security-center/security-center.module.js';
import { SiteModule } from '../site/site.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { StudioNotificationsModule } from '../studio-notifications/studio-notifications.module.js';
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
    JobsDeskModule,
    LogsModule,
    MessagesModule,
    MessagingModule,
    LiveModule,
    NewsletterModule,
    SecurityCenterModule,
    SiteModule,
    StatisticsModule,
    StudioNotificationsModule,
    AdminWorkshopsModule,
    WorkshopsModule,
  ],
  providers: [AppRouterService],
  exports: [AppRouterService],
})
export class ApiModule {}
