import { Injectable } from '@nestjs/common';
import {
  BeginAuthenticatorDto,
  BothFactorsDto,
  SwitchOnAuthenticatorDto,
} from '../../../contract/admin/authenticator.dto.js';
import { adminProcedure, adminSends, router } from '../../api/trpc.js';
import { ChangeAuthenticatorService } from './change-authenticator.service.js';
import { SetUpAuthenticatorService } from './set-up-authenticator.service.js';

/** An admin's own authenticator app. */
@Injectable()
export class AdminAuthenticatorRouter {
  constructor(
    private readonly setup: SetUpAuthenticatorService,
    private readonly changes: ChangeAuthenticatorService,
  ) {}

  readonly router = router({
    state: adminProcedure('panel.enter').query(({ ctx }) => this.changes.state(ctx.visit)),
    begin: adminSends('panel.enter', BeginAuthenticatorDto).mutation(({ ctx, input }) =>
      this.setup.begin(ctx.visit, input.currentPassword),
    ),
    switchOn: adminSends('panel.enter', SwitchOnAuthenticatorDto).mutation(({ ctx, input }) =>
      this.setup.switchOn(ctx.visit, input),
    ),
    renewRecoveryCodes: adminSends('panel.enter', BothFactorsDto).mutation(({ ctx, input }) =>
      this.changes.renewRecoveryCodes(ctx.visit, input),
    ),
    switchOff: adminSends('panel.enter', BothFactorsDto).mutation(({ ctx, input }) =>
      this.changes.switchOff(ctx.visit, input),
    ),
  });
}
