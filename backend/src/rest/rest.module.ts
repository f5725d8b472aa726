import { Module } from '@nestjs/common';
import { GroupsModule } from '../groups.module.js';
import { ResponseCache } from '../platform/http/response-cache.js';
import { AuthController } from './people/auth.controller.js';
import { AdminBookingsAdvancedController } from './bookings/admin-bookings-advanced.controller.js';
import { AdminLoginController } from './admin/admin-login.controller.js';
import { AdminLogsController } from './admin/admin-logs.controller.js';
import { AdminMessagingController } from './notifications/admin-messaging.controller.js';
import { AiBlogGeneratorController } from './content/ai-blog-generator.controller.js';
import { AiSettingsController } from './content/ai-settings.controller.js';
import { AdminProfileController } from './admin/admin-profile.controller.js';
import { AdminOrdersAdvancedController } from './orders/admin-orders-advanced.controller.js';
import { AdminOrdersController } from './orders/admin-orders.controller.js';
import { AdminSecuritySettingsController } from './admin/admin-security-settings.controller.js';
import { AdminUsersController } from './people/admin-users.controller.js';
import { BackupsController } from './admin/backups.controller.js';
import { BankController } from './orders/bank.controller.js';
import { BulkOrdersController } from './orders/bulk-orders.controller.js';
import { BookingsController } from './bookings/bookings.controller.js';
import { BlogManagerController } from './content/blog-manager.controller.js';
import { CaptchaController } from './admin/captcha.controller.js';
import { ContentManagerController } from './content/content-manager.controller.js';
import { CouponsController } from './orders/coupons.controller.js';
import { DataArchiveController } from './admin/data-archive.controller.js';
import { DocumentArchiveController } from './admin/document-archive.controller.js';
import { EmailManagerController } from './notifications/email-manager.controller.js';
import { EmailVerificationController } from './people/email-verification.controller.js';
import { ForceMaintenanceModeController } from './admin/force-maintenance-mode.controller.js';
import { HealthController } from './admin/health.controller.js';
import { MediaLibraryController } from './content/media-library.controller.js';
import { MediaManagerController } from './content/media-manager.controller.js';
import { MediaController } from './content/media.controller.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { OneClickUnsubscribeController } from './notifications/one-click-unsubscribe.controller.js';
import { OrdersController } from './orders/orders.controller.js';
import { ReadYourWritesInterceptor } from './http/read-your-writes.interceptor.js';
import { PasswordResetController } from './people/password-reset.controller.js';
import { PaymentCardFormDirectController } from './orders/payment-card-form-direct.controller.js';
import { ProductCategoriesController } from './catalog/product-categories.controller.js';
import { ProductImportsController } from './catalog/product-imports.controller.js';
import { ProductsController } from './catalog/products.controller.js';
import { PersonArchiveController } from './people/person-archive.controller.js';
import { ProfileController } from './people/profile.controller.js';
import { RestErrorFilter } from './http/rest-error.filter.js';
import { SheetsController } from './admin/sheets.controller.js';
import { ServeImageController } from './content/serve-image.controller.js';
import { RestBlogActionsService } from './content/rest-blog-actions.service.js';
import { RestBookingActionsService } from './bookings/rest-booking-actions.service.js';
import { ReadRestCartService } from './orders/read-rest-cart.service.js';
import { RestCouponActionsService } from './orders/rest-coupon-actions.service.js';
import { TakeProductFormService } from './catalog/take-product-form.service.js';
import { TestMaintenanceStatusController } from './admin/test-maintenance-status.controller.js';
import { TestSecurityFeaturesController } from './admin/test-security-features.controller.js';
import { TicketCalendarController } from './bookings/ticket-calendar.controller.js';
import { UploadBlogImageController } from './content/upload-blog-image.controller.js';
import { UploadImageController } from './content/upload-image.controller.js';
import { UploadsController } from './content/uploads.controller.js';
import { UpdateUserPasswordController } from './people/update-user-password.controller.js';
import { UserBookingsController } from './bookings/user-bookings.controller.js';
import { UserManagementController } from './people/user-management.controller.js';
import { UserMessagesController } from './people/user-messages.controller.js';
import { WorkshopInfoRequestsController } from './workshops/workshop-info-requests.controller.js';
import { WorkshopsController } from './workshops/workshops.controller.js';
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
    DocumentArchiveController,
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
    PersonArchiveController,
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
