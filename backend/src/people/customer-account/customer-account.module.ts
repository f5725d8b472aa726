import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { BookingsModule } from '../../bookings/bookings.module.js';
import { BulkOrdersModule } from '../../orders/bulk-orders/bulk-orders.module.js';
import { ReturnsModule } from '../../returns/returns.module.js';
import { StockWishesModule } from '../../catalog/stock-wishes/stock-wishes.module.js';
import { ConsentsModule } from '../consents/consents.module.js';
import { CouponsModule } from '../../coupons/coupons.module.js';
import { InternalNotesModule } from '../../internal-notes/internal-notes.module.js';
import { MessagesModule } from '../../messaging/messages/messages.module.js';
import { NewsletterModule } from '../../messaging/newsletter/newsletter.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { AddressesModule } from '../../orders/addresses/addresses.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { WaitingListModule } from '../../waiting-list/waiting-list.module.js';
import { WorkshopsModule } from '../../workshops/workshops.module.js';
import { AccountDownloadService } from './account-download.service.js';
import { AccountRouter } from './account.router.js';
import { AddressDownloadService } from './address-download.service.js';
import { AddressChangeNoticesService } from './address-change-notices.service.js';
import { ChangePasswordService } from './change-password.service.js';
import { ConsentsOfPersonService } from './consents-of-person.service.js';
import { DeleteAccountService } from './delete-account.service.js';
import { EraseAddressService } from './erase-address.service.js';
import { EraseOrdersSweeperService } from './erase-orders-sweeper.service.js';
import { EraseOrdersService } from './erase-orders.service.js';
import { ErasePersonService } from './erase-person.service.js';
import { SaveBuyerDetailsService } from './save-buyer-details.service.js';
import { PersonalDataService } from './personal-data.service.js';
import { ConfirmPasswordService } from './confirm-password.service.js';
import { PruneRequestsService } from './prune-requests.service.js';
import { RequestsOfPersonService } from './requests-of-person.service.js';
import { UpdateProfileService } from './update-profile.service.js';
import { VerifyEmailService } from './verify-email.service.js';

/** The account pages of signed-in customers. */
@Module({
  imports: [
    AccountsModule,
    ActivityLogModule,
    AddressesModule,
    BookingsModule,
    BulkOrdersModule,
    ConsentsModule,
    CouponsModule,
    InternalNotesModule,
    MessagesModule,
    NewsletterModule,
    NotificationsModule,
    OrdersModule,
    ReturnsModule,
    StockWishesModule,
    WaitingListModule,
    WorkshopsModule,
  ],
  providers: [
    AccountDownloadService,
    AddressChangeNoticesService,
    AddressDownloadService,
    EraseAddressService,
    ChangePasswordService,
    ConsentsOfPersonService,
    DeleteAccountService,
    EraseOrdersService,
    EraseOrdersSweeperService,
    ErasePersonService,
    SaveBuyerDetailsService,
    PersonalDataService,
    ConfirmPasswordService,
    PruneRequestsService,
    RequestsOfPersonService,
    UpdateProfileService,
    VerifyEmailService,
    AccountRouter,
  ],
  exports: [
    AddressDownloadService,
    EraseAddressService,
    DeleteAccountService,
    SaveBuyerDetailsService,
    UpdateProfileService,
    VerifyEmailService,
    AccountRouter,
  ],
})
export class CustomerAccountModule {}
