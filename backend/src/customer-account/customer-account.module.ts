import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { BulkOrdersModule } from '../bulk-orders/bulk-orders.module.js';
import { ConsentsModule } from '../consents/consents.module.js';
import { CouponsModule } from '../coupons/coupons.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AddressesModule } from '../orders/addresses/addresses.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { WorkshopsModule } from '../workshops/workshops.module.js';
import { AccountDownloadService } from './account-download.service.js';
import { AccountRouter } from './account.router.js';
import { AddressChangeNotices } from './address-change-notices.service.js';
import { ChangePasswordService } from './change-password.service.js';
import { ConsentsOfPerson } from './consents-of-person.service.js';
import { DeleteAccountService } from './delete-account.service.js';
import { ForgetOrdersSweeper } from './forget-orders-sweeper.service.js';
import { ForgetOrders } from './forget-orders.service.js';
import { ForgetPersonService } from './forget-person.service.js';
import { KeepBuyerDetails } from './keep-buyer-details.service.js';
import { KnownBesidesService } from './known-besides.service.js';
import { OwnPassword } from './own-password.service.js';
import { RequestsOfPersonService } from './requests-of-person.service.js';
import { UpdateProfileService } from './update-profile.service.js';
import { VerifyAddressService } from './verify-address.service.js';

/** What signed-in customers see and do in their account. */
@Module({
  imports: [
    AccountsModule,
    ActivityLogModule,
    AddressesModule,
    BookingsModule,
    BulkOrdersModule,
    ConsentsModule,
    CouponsModule,
    MessagesModule,
    NewsletterModule,
    NotificationsModule,
    OrdersModule,
    WorkshopsModule,
  ],
  providers: [
    AccountDownloadService,
    AddressChangeNotices,
    ChangePasswordService,
    ConsentsOfPerson,
    DeleteAccountService,
    ForgetOrders,
    ForgetOrdersSweeper,
    ForgetPersonService,
    KeepBuyerDetails,
    KnownBesidesService,
    OwnPassword,
    RequestsOfPersonService,
    UpdateProfileService,
    VerifyAddressService,
    AccountRouter,
  ],
  exports: [
    DeleteAccountService,
    KeepBuyerDetails,
    UpdateProfileService,
    VerifyAddressService,
    AccountRouter,
  ],
})
export class CustomerAccountModule {}
