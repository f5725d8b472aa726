import { Injectable } from '@nestjs/common';
import type { ResetPasswordDto } from '../../../contract/people/password-reset.dto.js';
import { SecurityLogService } from '../../activity-log/security-log.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { RequestResetService } from './request-reset.service.js';
import { ResetLimitsService } from './reset-limits.service.js';
import { type LinkOwner, ResetPasswordService } from './reset-password.service.js';
import { SignInAttemptsService } from './sign-in-attempts.service.js';

/** Resets forgotten passwords, with limits and log entries. */
@Injectable()
export class ForgottenPasswordService {
  constructor(
    private readonly limits: ResetLimitsService,
    private readonly requests: RequestResetService,
    private readonly resets: ResetPasswordService,
    private readonly attempts: SignInAttemptsService,
    private readonly log: SecurityLogService,
  ) {}

  /**
   * The answer is the same whether the address has an account or not. Throws reset_closed, too_many_tries.
   */
  async request(visit: Visit, email: string): Promise<void> {
    if (await this.limits.admitRequest(visit, email)) await this.requests.request(email);
    await this.log.record(visit, { type: 'security_alert', event: 'reset_requested', username: email });
  }

  /** Throws reset_link_invalid, reset_closed, too_many_tries. */
  async check(visit: Visit, token: string): Promise<LinkOwner> {
    await this.limits.admitLink(visit);
    return this.resets.check(token);
  }

  /** Also unlocks the account and this network. Throws like `check`. */
  async reset(visit: Visit, requested: ResetPasswordDto): Promise<void> {
    await this.limits.admitLink(visit);
    const { id: userId, email: username } = await this.resets.reset(requested);
    await this.limits.resetRequests(username);
    await this.attempts.unlockNetwork({ kind: 'customer', ipAddress: visit.ipAddress });
    await this.log.record(visit, { type: 'security_alert', event: 'password_reset', username, userId });
  }
}
