import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignInDto } from '../../../contract/people/sign-in.dto.js';
import { AppError } from '../../../contract/app-error.js';
import { CaptchaService } from '../../captcha/captcha.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { CustomerQueriesService } from './customer-queries.service.js';
import type { Customer } from './customer.entity.js';
import { CustomerSessionService } from './customer-session.service.js';
import { PasswordsService } from './passwords.service.js';
import { RefusedSignInsService } from './refused-sign-ins.service.js';
import { type Admitted, type Attempt, SignInAttemptsService } from './sign-in-attempts.service.js';

/** Signs customers in by e-mail address and password. */
@Injectable()
export class SignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly captcha: CaptchaService,
    private readonly attempts: SignInAttemptsService,
    private readonly customers: CustomerQueriesService,
    private readonly passwords: PasswordsService,
    private readonly session: CustomerSessionService,
    private readonly refused: RefusedSignInsService,
  ) {}

  /**
   * Throws captcha_required, captcha_wrong, sign_in_locked, sign_in_locked_for_now, and sign_in_failed for a
   * wrong password and for an unknown address alike, after the same time.
   */
  async signIn(visit: Visit, { email, password, captchaAnswer }: SignInDto): Promise<Customer> {
    await this.captcha.answer(visit, captchaAnswer);
    const customer = await this.customers.findByEmail(this.dataSource.manager, email);
    const credentialsVersion = customer?.credentialsVersion ?? 0;
    const attempt = this.attempts.of(visit, { kind: 'customer', email, credentialsVersion });
    const { locks } = await this.admit(visit, attempt);
    const isRight = await this.passwords.verify(customer?.passwordHash ?? null, password);
    if (!customer || !isRight) {
      await this.refused.report(visit, { email, customer, locks });
      throw new AppError('sign_in_failed');
    }
    await this.attempts.succeeded(attempt);
    await this.session.begin(visit, customer);
    return customer;
  }

  private async admit(visit: Visit, attempt: Attempt): Promise<Admitted> {
    try {
      return await this.attempts.admit(attempt);
    } catch (error) {
      if (error instanceof AppError) await this.refused.reportLocked(visit, attempt.email);
      throw error;
    }
  }
}
