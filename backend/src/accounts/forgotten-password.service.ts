import { Inject, Injectable } from '@nestjs/common';
import type { ResetPasswordDto } from '../../contract/accounts/password-reset.dto.js';
import { SecurityLog } from '../activity-log/security-log.service.js';
import type { Visit } from '../platform/sessions/visit.js';
import { RequestResetService } from './request-reset.service.js';
import { ResetLimits } from './reset-limits.service.js';
import { type LinkOwner, ResetPasswordService } from './reset-password.service.js';
import { SignInAttempts } from './sign-in-attempts.service.js';

/** The visitor's way back to a forgotten password: bounded, and on record. */
@Injectable()
export class ForgottenPasswordService {
  constructor(
    @Inject(ResetLimits) private readonly limits: ResetLimits,
    @Inject(RequestResetService) private readonly requests: RequestResetService,
    @Inject(ResetPasswordService) private readonly resets: ResetPasswordService,
    @Inject(SignInAttempts) private readonly attempts: SignInAttempts,
    @Inject(SecurityLog) private readonly log: SecurityLog,
  ) {}

  /** Answers alike whether the address has an account or not. Throws reset_closed, too_many_tries. */
  async request(visit: Visit, email: string): Promise<void> {
    if (await this.limits.admitRequest(visit, email)) await this.requests.request(email);
    await this.log.record(visit, { type: 'security_alert', event: 'reset_requested', username: email });
  }

  /** Throws reset_link_invalid, reset_closed, too_many_tries. */
  async check(visit: Visit, token: string): Promise<LinkOwner> {
    await this.limits.admitLink(visit);
    return this.resets.check(token);
  }

  /** The account and this network are unlocked with it. Throws as `check` does. */
  async reset(visit: Visit, asked: ResetPasswordDto): Promise<void> {
    await this.limits.admitLink(visit);
    const { id: userId, email: username } = await this.resets.reset(asked);
    await this.limits.forgetRequests(username);
    await this.attempts.unlock({ kind: 'customer', email: username });
    await this.attempts.unlockNetwork({ kind: 'customer', address: visit.address });
    await this.log.record(visit, { type: 'security_alert', event: 'password_reset', username, userId });
  }
}
