import { Injectable } from '@nestjs/common';
import {
  RequestResetDto,
  ResetPasswordDto,
  ResetTokenDto,
} from '../../../contract/people/password-reset.dto.js';
import { anybodySends, router } from '../../api/trpc.js';
import { ForgottenPasswordService } from './forgotten-password.service.js';

@Injectable()
export class PasswordResetRouter {
  constructor(private readonly service: ForgottenPasswordService) {}

  readonly router = router({
    request: anybodySends(RequestResetDto).mutation(({ input, ctx }) =>
      this.service.request(ctx.visit, input.email),
    ),
    // A mutation only so that the token travels in the body instead of the address.
    check: anybodySends(ResetTokenDto).mutation(async ({ input, ctx }) => {
      const { email, firstName, lastName, restoresEmail } = await this.service.check(ctx.visit, input.token);
      return { email, userName: `${firstName} ${lastName}`, restoresEmail };
    }),
    reset: anybodySends(ResetPasswordDto).mutation(({ input, ctx }) => this.service.reset(ctx.visit, input)),
  });
}
