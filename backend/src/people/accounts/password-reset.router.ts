import { Injectable } from '@nestjs/common';
import {
  RequestResetDto,
  ResetPasswordDto,
  ResetTokenDto,
} from '../../../contract/people/password-reset.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { publicProcedure, router } from '../../api/trpc.js';
import { ForgottenPasswordService } from './forgotten-password.service.js';

@Injectable()
export class PasswordResetRouter {
  constructor(private readonly service: ForgottenPasswordService) {}

  readonly router = router({
    request: publicProcedure
      .input(dtoInput(RequestResetDto))
      .mutation(({ input, ctx }) => this.service.request(ctx.visit, input.email)),
    // A mutation only so that the token travels in the body instead of the address.
    check: publicProcedure.input(dtoInput(ResetTokenDto)).mutation(async ({ input, ctx }) => {
      const { email, firstName, lastName } = await this.service.check(ctx.visit, input.token);
      return { email, userName: `${firstName} ${lastName}` };
    }),
    reset: publicProcedure
      .input(dtoInput(ResetPasswordDto))
      .mutation(({ input, ctx }) => this.service.reset(ctx.visit, input)),
  });
}
