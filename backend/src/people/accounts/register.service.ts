import { Injectable } from '@nestjs/common';
import type { RegisterDto } from '../../../contract/people/register.dto.js';
import { AppError } from '../../../contract/app-error.js';
import { CaptchaService } from '../../captcha/captcha.service.js';
import { visitorNetwork } from '../../platform/http/visitor-network.js';
import { type RateLimit, RateLimitsService } from '../../platform/security/rate-limits.service.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { StartRegistrationService, type Registered } from './start-registration.service.js';
import { assertGoodPassword } from './password-policy.js';

export const REGISTRATIONS: RateLimit = { name: 'registration', points: 20, seconds: 3600 };

/** Registers accounts by the form. */
@Injectable()
export class RegisterService {
  constructor(
    private readonly security: SecuritySettingsService,
    private readonly limits: RateLimitsService,
    private readonly captcha: CaptchaService,
    private readonly registrations: StartRegistrationService,
    private readonly studio: CurrentStudio,
  ) {}

  /**
   * Throws registration_closed, invalid_input for a password that is easy to guess, captcha_required,
   * captcha_wrong, too_many_tries, and the errors of `StartRegistrationService.start`.
   */
  async register(visit: Visit, requested: RegisterDto): Promise<Registered> {
    if (!this.security.current.registration_enabled) throw new AppError('registration_closed');
    const { email, password, firstName, lastName, phone = null, address = null } = requested;
    // Before the captcha, so that the visitor need not solve another one.
    const owner = { email, names: [firstName, lastName] };
    const studioName = this.studio.profile.name;
    assertGoodPassword({ password, field: 'password', owner, studioName });
    await this.captcha.answer(visit, requested.captchaAnswer);
    await this.limits.takeOrRefuse(REGISTRATIONS, visitorNetwork(visit.ipAddress));
    const newcomer = { email, password, firstName, lastName, phone, address, orderId: null };
    return this.registrations.start(visit, newcomer);
  }
}
