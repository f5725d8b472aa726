import { Injectable } from '@nestjs/common';
import { SolveCaptchaDto } from '../../contract/captcha/solve-captcha.dto.js';
import { CaptchaQuery } from '../../contract/captcha/captcha.query.js';
import { anybodyAlwaysSends, router } from '../api/trpc.js';
import { CaptchaService } from './captcha.service.js';

@Injectable()
export class CaptchaRouter {
  constructor(private readonly captchas: CaptchaService) {}

  readonly router = router({
    /** Answers a new captcha with every call; also during maintenance, when admins need it. */
    get: anybodyAlwaysSends(CaptchaQuery).query(({ ctx, input }) =>
      this.captchas.issue(ctx.visit, input.type ?? 'visual'),
    ),
    /** Checks the answer ahead of an admin's sign-in. */
    solve: anybodyAlwaysSends(SolveCaptchaDto).mutation(
      async ({ ctx, input }): Promise<{ readonly isSolved: boolean }> => ({
        isSolved: await this.captchas.solve(ctx.visit, input.answer),
      }),
    ),
  });
}
