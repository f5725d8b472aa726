import { Inject, Injectable } from '@nestjs/common';
import { AdminPasswordDto, AdminProfileDto } from '../../contract/admin/admin-profile.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { adminProcedure, router } from '../api/trpc.js';
import { OwnAdminAccount } from './own-admin-account.service.js';

@Injectable()
export class AdminProfileRouter {
  constructor(@Inject(OwnAdminAccount) private readonly account: OwnAdminAccount) {}

  readonly router = router({
    get: adminProcedure.query(({ ctx }) => this.account.get(ctx.visit)),
    update: adminProcedure
      .input(dtoInput(AdminProfileDto))
      .mutation(({ ctx, input }) => this.account.update(ctx.visit, input)),
    changePassword: adminProcedure
      .input(dtoInput(AdminPasswordDto))
      .mutation(({ ctx, input }) => this.account.changePassword(ctx.visit, input)),
  });
}
