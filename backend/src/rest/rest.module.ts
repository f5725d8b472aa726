import { Module } from '@nestjs/common';
import { GroupsModule } from '../groups.module.js';
import { ResponseCache } from '../platform/http/response-cache.js';
import { AuthController } from './auth.controller.js';
import { AdminBookingsAdvancedController } from './admin-bookings-advanced.controller.js';
import { AdminLoginController } from './admin-login.controller.js';
import { AdminLogsController } from './admin-logs.controller.js';
import { AdminMessagingController } from './admin-messaging.controller.js';
import { AiBlogGeneratorController } from './ai-blog-generator.controller.js';
import { AiSettingsController } from './ai-settings.controller.js';
import { AdminProfileController } from './admin-profile.controller.js';
import { AdminOrdersAdvancedController } from './admin-orders-advanced.controller.js';
import { AdminOrdersController } from './admin-orders.controller.js';
import { AdminSecuritySettingsController } from './admin-security-settings.controller.js';
import { AdminUsersController } from './admin-users.controller.js';
import { BackupsController } from './backups.controller.js';
import { BankController } from './bank.controller.js';
import { BulkOrdersController } from './bulk-orders.controller.js';
import { BookingsController } from './bookings.controller.js';
import { BlogManagerController } from './blog-manager.controller.js';
import { CaptchaController } from './captcha.controller.js';
import { ContentManagerController } from './content-manager.controller.js';
import { CouponsController } from './coupons.controller.js';
import { DataArchiveController } from './data-archive.controller.js';
import { EmailManagerController } from './email-manager.controller.js';
import { EmailVerificationController } from './email-verification.controller.js';
import { ForceMaintenanceModeController } from './force-maintenance-mode.controller.js';
import { HealthController } from './health.controller.js';
import { MediaLibraryController } from './media-library.controller.js';
import { MediaManagerController } from './media-manager.controller.js';
import { MediaController } from './media.controller.js';
import { NotificationsController } from './notifications.controller.js';
import { OneClickUnsubscribeController } from './one-click-unsubscribe.controller.js';
import { OrdersController } from './orders.controller.js';
import { ReadYourWritesInterceptor } from './read-your-writes.interceptor.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PaymentCardFormDirectController } from './payment-card-form-direct.controller.js';
import { ProductCategoriesController } from './product-categories.controller.js';
import { ProductImportsController } from './product-imports.controller.js';
import { ProductsController } from './products.controller.js';
import { ProfileController } from './profile.controller.js';
import { RestErrorFilter } from './rest-error.filter.js';
import { SheetsController } from './sheets.controller.js';
import { ServeImageController } from './serve-image.controller.js';
import { RestBlogActionsService } from './rest-blog-actions.service.js';
import { RestBookingActionsService } from './rest-booking-actions.service.js';
import { ReadRestCartService } from './read-rest-cart.service.js';
import { RestCouponActionsService } from './rest-coupon-actions.service.js';
import { TakeProductFormService } from './take-product-form.service.js';
import { TestMaintenanceStatusController } from './test-maintenance-status.controller.js';
import { TestSecurityFeaturesController } from './test-security-features.controller.js';
import { TicketCalendarController } from './ticket-calendar.controller.js';
import { UploadBlogImageController } from './upload-blog-image.controller.js';
import { UploadImageController } from './upload-image.controller.js';
import { UploadsController } from './uploads.controller.js';
import { UpdateUserPasswordController } from './update-user-password.controller.js';
import { UserBookingsController } from './user-bookings.controller.js';
import { UserManagementController } from './user-management.controller.js';
import { UserMessagesController } from './user-messages.controller.js';
import { WorkshopInfoRequestsController } from './workshop-info-requests.controller.js';
import { WorkshopsController } from './workshops.controller.js';
import { StudioModule } from '../studio/studio.module.js';

/**
 * The documented .php URLs, one file per script (one script has two names), and the few plain URLs of our
 * own.
 */
@Module({
  imports: [GroupsModule, StudioModule],
  controllers: [
    AdminBookingsAdvancedController,
    AdminLogsController,
    AdminOrdersAdvancedController,
    AdminMessagingController,
    AdminOrdersController,
    AdminSecuritySettingsController,
    AuthController,
    AdminLoginController,
    AdminProfileController,
    AdminUsersController,
    AiBlogGeneratorController,
    AiSettingsController,
    BackupsController,
    BankController,
    BlogManagerController,
    BookingsController,
    BulkOrdersController,
    CaptchaController,
    ContentManagerController,
    CouponsController,
    DataArchiveController,
    EmailManagerController,
    EmailVerificationController,
    ForceMaintenanceModeController,
    HealthController,
    MediaController,
    MediaLibraryController,
    MediaManagerController,
    NotificationsController,
    OneClickUnsubscribeController,
    OrdersController,
    PasswordResetController,
    PaymentCardFormDirectController,
    ProductCategoriesController,
    ProductImportsController,
    ProductsController,
    ProfileController,
    ServeImageController,
    SheetsController,
    TestMaintenanceStatusController,
    TestSecurityFeaturesController,
    TicketCalendarController,
    UploadBlogImageController,
    UploadImageController,
    UploadsController,
    UpdateUserPasswordController,
    UserBookingsController,
    UserManagementController,
    UserMessagesController,
    WorkshopInfoRequestsController,
    WorkshopsController,
  ],
  providers: [
    ReadYourWritesInterceptor,
    RestErrorFilter,
    RestBlogActionsService,
    RestBookingActionsService,
    ReadRestCartService,
    RestCouponActionsService,
    TakeProductFormService,
  ],
})
export class RestModule {
  constructor(responseCache: ResponseCache) {
    for (const script of ['products.php', 'product_categories.php']) {
      responseCache.register(`/api/${script}`, 'catalog');
    }
    responseCache.register('/api/workshops.php', 'workshops');
    // With ?admin the same path answers more, for admins only.
    responseCache.registerPart(
      '/api/content_manager.php',
      (requested) => !requested.has('admin'),
      'content',
      'settings',
    );
    for (const script of ['simple_media.php', 'public_media.php']) {
      responseCache.register(`/api/${script}`, 'media');
    }
  }
}
