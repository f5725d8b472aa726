import { Inject, Injectable } from '@nestjs/common';
import { AccountOrdersQuery } from '../../contract/accounts/account-orders.query.js';
import type { CustomerView } from '../../contract/accounts/account.views.js';
import { ChangePasswordDto, DeleteAccountDto, ProfileDto } from '../../contract/accounts/profile.dto.js';
import { AddressCodeDto } from '../../contract/accounts/verification.dto.js';
import { customerView } from '../accounts/customer.mapper.js';
import { dtoInput } from '../api/dto-input.js';
import { customerProcedure, router } from '../api/trpc.js';
import { CustomerBookings } from '../bookings/customer-bookings.service.js';
import { CustomerOrders } from '../orders/customer-orders.service.js';
import { AccountDownloadService } from './account-download.service.js';
import { ChangePasswordService } from './change-password.service.js';
import { DeleteAccountService } from './delete-account.service.js';
import { UpdateProfileService } from './update-profile.service.js';
import { VerifyAddressService } from './verify-address.service.js';

@Injectable()
export class AccountRouter {
  constructor(
    @Inject(CustomerOrders) private readonly orders: CustomerOrders,
    @Inject(CustomerBookings) private readonly bookings: CustomerBookings,
    @Inject(UpdateProfileService) private readonly profile: UpdateProfileService,
    @Inject(ChangePasswordService) private readonly password: ChangePasswordService,
    @Inject(VerifyAddressService) private readonly address: VerifyAddressService,
    @Inject(AccountDownloadService) private readonly downloads: AccountDownloadService,
    @Inject(DeleteAccountService) private readonly deletion: DeleteAccountService,
  ) {}

  readonly router = router({
    orders: customerProcedure
      .input(dtoInput(AccountOrdersQuery))
      .query(({ ctx, input }) => this.orders.page(ctx.customerId, input.cursor ?? null)),
    bookings: customerProcedure.query(({ ctx }) => this.bookings.list(ctx.customerId)),
    updateProfile: customerProcedure
      .input(dtoInput(ProfileDto))
      .mutation(async ({ ctx, input }): Promise<CustomerView> =>
        customerView(await this.profile.update(ctx.visit, ctx.customerId, input)),
      ),
    changePassword: customerProcedure
      .input(dtoInput(ChangePasswordDto))
      .mutation(({ ctx, input }) => this.password.change(ctx.visit, ctx.customerId, input)),
    sendCode: customerProcedure.mutation(({ ctx }) => this.address.sendCode(ctx.customerId)),
    verifyAddress: customerProcedure
      .input(dtoInput(AddressCodeDto))
      .mutation(async ({ ctx, input }): Promise<CustomerView> =>
        customerView(await this.address.verify(ctx.visit, ctx.customerId, input.code)),
      ),
    download: customerProcedure.query(({ ctx }) => this.downloads.gather(ctx.customerId)),
    remove: customerProcedure
      .input(dtoInput(DeleteAccountDto))
      .mutation(({ ctx, input }) => this.deletion.remove(ctx.visit, ctx.customerId, input.password)),
  });
}
