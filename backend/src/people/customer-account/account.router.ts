import { Injectable } from '@nestjs/common';
import { AccountOrdersQuery } from '../../../contract/people/account-orders.query.js';
import type { CustomerView } from '../../../contract/people/account.views.js';
import { ChangePasswordDto, DeleteAccountDto, OwnProfileDto } from '../../../contract/people/profile.dto.js';
import { AddressCodeDto } from '../../../contract/people/verification.dto.js';
import { customerView } from '../accounts/customer.mapper.js';
import { customerProcedure, customerSends, router } from '../../api/trpc.js';
import { CustomerBookingsService } from '../../bookings/customer-bookings.service.js';
import { CustomerOrdersService } from '../../orders/customer-orders.service.js';
import { AccountDownloadService } from './account-download.service.js';
import { ChangePasswordService } from './change-password.service.js';
import { DeleteAccountService } from './delete-account.service.js';
import { UpdateProfileService } from './update-profile.service.js';
import { VerifyEmailService } from './verify-email.service.js';

@Injectable()
export class AccountRouter {
  constructor(
    private readonly orders: CustomerOrdersService,
    private readonly bookings: CustomerBookingsService,
    private readonly profile: UpdateProfileService,
    private readonly password: ChangePasswordService,
    private readonly address: VerifyEmailService,
    private readonly downloads: AccountDownloadService,
    private readonly deletion: DeleteAccountService,
  ) {}

  readonly router = router({
    orders: customerSends(AccountOrdersQuery).query(({ ctx, input }) =>
      this.orders.page(ctx.customerId, input.cursor ?? null),
    ),
    bookings: customerProcedure.query(({ ctx }) => this.bookings.list(ctx.customerId)),
    updateProfile: customerSends(OwnProfileDto).mutation(async ({ ctx, input }): Promise<CustomerView> =>
      customerView(await this.profile.update(ctx.visit, ctx.customerId, input)),
    ),
    changePassword: customerSends(ChangePasswordDto).mutation(({ ctx, input }) =>
      this.password.change(ctx.visit, ctx.customerId, input),
    ),
    sendCode: customerProcedure.mutation(({ ctx }) => this.address.sendCode(ctx.customerId)),
    verifyAddress: customerSends(AddressCodeDto).mutation(async ({ ctx, input }): Promise<CustomerView> =>
      customerView(await this.address.verify(ctx.visit, ctx.customerId, input.code)),
    ),
    forgetInvoice: customerProcedure.mutation(async ({ ctx }): Promise<CustomerView> =>
      customerView(await this.profile.forgetInvoice(ctx.customerId)),
    ),
    download: customerProcedure.query(({ ctx }) => this.downloads.gather(ctx.customerId)),
    remove: customerSends(DeleteAccountDto).mutation(({ ctx, input }) =>
      this.deletion.remove(ctx.visit, ctx.customerId, input.password),
    ),
  });
}
