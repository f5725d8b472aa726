import { Injectable } from '@nestjs/common';
import { AdminPasswordDto, OwnAdminProfileDto } from '../../contract/admin/admin-profile.dto.js';
import { adminProcedure, adminSends, router } from '../api/trpc.js';
import { OwnSessionDto } from '../../contract/people/own-session.dto.js';
import { ChangeOwnAdminPasswordService } from './change-own-admin-password.service.js';
import { EndAdminSessionsService } from './end-admin-sessions.service.js';
import { OwnAdminAccountService } from './own-admin-account.service.js';

@Injectable()
export class AdminProfileRouter {
  constructor(
    private readonly account: OwnAdminAccountService,
    private readonly password: ChangeOwnAdminPasswordService,
    private readonly ending: EndAdminSessionsService,
  ) {}

  readonly router = router({
    get: adminProcedure.query(({ ctx }) => this.account.get(ctx.visit)),
    update: adminSends(OwnAdminProfileDto).mutation(({ ctx, input }) =>
      this.account.update(ctx.visit, input),
    ),
    changePassword: adminSends(AdminPasswordDto).mutation(({ ctx, input }) =>
      this.password.change(ctx.visit, input),
    ),
    sessions: adminProcedure.query(({ ctx }) => this.ending.list(ctx.visit)),
    endSession: adminSends(OwnSessionDto).mutation(({ ctx, input }) => this.ending.end(ctx.visit, input.id)),
    endOtherSessions: adminProcedure.mutation(({ ctx }) => this.ending.endOthers(ctx.visit)),
  });
}
