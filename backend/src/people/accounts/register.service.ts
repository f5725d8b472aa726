import { Injectable } from '@nestjs/common';
import type { RegisterDto } from '../../../contract/people/register.dto.js';
import { AppError } from '../../../contract/app-error.js';
import { CaptchaService } from '../../guard/captcha/captcha.service.js';
import { visitorNetwork } from '../../platform/http/visitor-network.js';
import { type RateLimit, RateLimitsService } from '../../platform/security/rate-limits.service.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { RequestRegistrationCodeService } from './request-registration-code.service.js';
import { CreateCustomerService } from './create-customer.service.js';
import type { Customer } from './customer.entity.js';
import { EnterAccountService } from './enter-account.service.js';
import { assertGoodPassword } from './password-policy.js';
import { PasswordsService } from './passwords.service.js';
import type { PendingRegistration } from './verification-code.entity.js';

const REGISTRATIONS: RateLimit = { name: 'registration', points: 20, seconds: 3600 };

export type Registered =
  | { readonly status: 'registered'; readonly customer: Customer }
  | { readonly status: 'verification_required'; readonly email: string };

/**
 * Registers accounts; with `email_verification_enabled` an account is created only when its address is
 * verified.
 */
@Injectable()
export class RegisterService {
  constructor(
    private readonly security: SecuritySettingsService,
    private readonly limits: RateLimitsService,
    private readonly captcha: CaptchaService,
    private readonly passwords: PasswordsService,
    private readonly accounts: CreateCustomerService,
    private readonly codes: RequestRegistrationCodeService,
    private readonly account: EnterAccountService,
  ) {}

  /**
   * Throws registration_closed, invalid_input for a password that is easy to guess, captcha_required, captcha_wrong, too_many_tries. Without verification also
   * registration_failed for an address that has an account; with it, that address gets a mail and the answer
   * is the same.
   */
  async register(visit: Visit, requested: RegisterDto): Promise<Registered> {
    const { registration_enabled: isOpen, email_verification_enabled: isVerificationRequired } =
      this.security.current;
    if (!isOpen) throw new AppError('registration_closed');
    // Before the captcha, so that the visitor need not solve another one.
    const owner = { email: requested.email, names: [requested.firstName, requested.lastName] };
    assertGoodPassword({ password: requested.password, field: 'password', owner });
    await this.captcha.answer(visit, requested.captchaAnswer);
    await this.limits.takeOrRefuse(REGISTRATIONS, visitorNetwork(visit.ipAddress));
    const { email, password, firstName, lastName, phone = null, address = null } = requested;
    const registration: PendingRegistration = {
      firstName,
      lastName,
      phone,
      address,
      passwordHash: await this.passwords.hash(password),
    };
    if (isVerificationRequired) {
      await this.codes.request(visit, email, registration);
      return { status: 'verification_required', email };
    }
    const customer = await this.accounts.create({ email, ...registration, emailVerifiedAt: null });
    await this.account.enterNew(visit, customer);
    return { status: 'registered', customer };
  }
}
