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
    get: adminProcedure('panel.enter').query(({ ctx }) => this.account.get(ctx.visit)),
    update: adminSends('panel.enter', OwnAdminProfileDto).mutation(({ ctx, input }) =>
      this.account.update(ctx.visit, input),
    ),
    changePassword: adminSends('panel.enter', AdminPasswordDto).mutation(({ ctx, input }) =>
      this.password.change(ctx.visit, input),
    ),
    sessions: adminProcedure('panel.enter').query(({ ctx }) => this.ending.list(ctx.visit)),
    endSession: adminSends('panel.enter', OwnSessionDto).mutation(({ ctx, input }) =>
      this.ending.end(ctx.visit, input.id),
    ),
    endOtherSessions: adminProcedure('panel.enter').mutation(({ ctx }) => this.ending.endOthers(ctx.visit)),
  });
}
