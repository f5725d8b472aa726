import { Injectable } from '@nestjs/common';
import type { AdminCodeDto, AdminSignInDto } from '../../contract/admin/admin-sign-in.dto.js';
import type { AdminSignIn } from '../../contract/admin/admin.views.js';
import { AppError } from '../../contract/app-error.js';
import { CaptchaService } from '../captcha/captcha.service.js';
import { SecuritySettingsService } from '../platform/security/security-settings.service.js';
import type { Visit } from '../platform/sessions/visit.js';
import { AdminCodeService } from './admin-code.service.js';
import { AdminPasswordsService } from './admin-passwords.service.js';
import { SecondFactorService } from './authenticator/second-factor.service.js';
import { AdminSessionService } from './admin-session.service.js';

/**
 * Signs an admin in after a solved captcha, the e-mail address and password, and the code of the admin's authenticator
 * app. Without an app a code is mailed, while `admin_2fa_enabled`.
 */
@Injectable()
export class SignInAdminService {
  constructor(
    private readonly captcha: CaptchaService,
    private readonly passwords: AdminPasswordsService,
    private readonly codes: AdminCodeService,
    private readonly apps: SecondFactorService,
    private readonly security: SecuritySettingsService,
    private readonly session: AdminSessionService,
  ) {}

  /**
   * Throws admin_captcha_needed, too_many_tries, and admin_sign_in_failed for a wrong address or password
   * alike.
   */
  async signIn(visit: Visit, requested: AdminSignInDto): Promise<AdminSignIn> {
    if (!(await this.captcha.useSolved(visit))) throw new AppError('admin_captcha_needed');
    const admin = await this.passwords.check(visit, requested);
    const needsCode = this.security.current.admin_2fa_enabled || (await this.apps.isOn(admin.id));
    if (!needsCode) return this.session.begin(visit, admin, 'admin_login');
    const method = await this.codes.request(visit, admin);
    // Somebody who returns from the code to the password needs no new captcha; a wrong password still uses
    // one up.
    await this.captcha.restore(visit);
    return { status: 'code_required', adminId: admin.id, email: admin.email, method };
  }

  /** Throws admin_code_wrong, admin_code_expired, too_many_tries. */
  async verifyCode(visit: Visit, requested: AdminCodeDto): Promise<AdminSignIn> {
    return this.session.begin(visit, await this.codes.verify(visit, requested), 'admin_2fa_login');
  }

  /** Throws admin_code_expired, code_not_resent, too_many_tries. */
  async resendCode(visit: Visit, adminId: string): Promise<void> {
    await this.codes.resend(visit, adminId);
  }

  async signOut(visit: Visit): Promise<void> {
    await this.session.end(visit);
  }
}
