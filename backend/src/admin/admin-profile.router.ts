import { Inject, Injectable } from '@nestjs/common';
import { AdminPasswordDto, OwnAdminProfileDto } from '../../contract/admin/admin-profile.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { adminProcedure, router } from '../api/trpc.js';
import { ChangeOwnAdminPassword } from './change-own-admin-password.service.js';
import { OwnAdminAccount } from './own-admin-account.service.js';

@Injectable()
export class AdminProfileRouter {
  constructor(
    @Inject(OwnAdminAccount) private readonly account: OwnAdminAccount,
    @Inject(ChangeOwnAdminPassword) private readonly password: ChangeOwnAdminPassword,
  ) {}

  readonly router = router({
    get: adminProcedure.query(({ ctx }) => this.account.get(ctx.visit)),
    update: adminProcedure
      .input(dtoInput(OwnAdminProfileDto))
      .mutation(({ ctx, input }) => this.account.updateProved(ctx.visit, input)),
    changePassword: adminProcedure
      .input(dtoInput(AdminPasswordDto))
      .mutation(({ ctx, input }) => this.password.change(ctx.visit, input)),
  });
}
