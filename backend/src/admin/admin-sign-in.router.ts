import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminCodeDto, AdminSignInDto, ResendAdminCodeDto } from '../../contract/admin/admin-sign-in.dto.js';
import { RecoveryCodeDto } from '../../contract/admin/authenticator.dto.js';
import type { AdminView } from '../../contract/admin/admin.views.js';
import { alwaysOpenProcedure, anybodyAlwaysSends, router } from '../api/trpc.js';
import { AdminQueriesService } from './admin-queries.service.js';
import { adminView } from './admin.mapper.js';
import { SignInAdminService } from './sign-in-admin.service.js';

@Injectable()
export class AdminSignInRouter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly admins: AdminQueriesService,
    private readonly service: SignInAdminService,
  ) {}

  readonly router = router({
    current: alwaysOpenProcedure.query(async ({ ctx }): Promise<AdminView | null> => {
      const { adminId } = ctx.visit;
      const admin = adminId && (await this.admins.findActive(this.dataSource.manager, adminId));
      return admin ? adminView(admin) : null;
    }),
    signIn: anybodyAlwaysSends(AdminSignInDto).mutation(({ ctx, input }) =>
      this.service.signIn(ctx.visit, input),
    ),
    verifyCode: anybodyAlwaysSends(AdminCodeDto).mutation(({ ctx, input }) =>
      this.service.verifyCode(ctx.visit, input),
    ),
    /** Instead of the app's code. */
    useRecoveryCode: anybodyAlwaysSends(RecoveryCodeDto).mutation(({ ctx, input }) =>
      this.service.verifyCode(ctx.visit, input),
    ),
    resendCode: anybodyAlwaysSends(ResendAdminCodeDto).mutation(({ ctx, input }) =>
      this.service.resendCode(ctx.visit, input.adminId),
    ),
    signOut: alwaysOpenProcedure.mutation(({ ctx }) => this.service.signOut(ctx.visit)),
  });
}
