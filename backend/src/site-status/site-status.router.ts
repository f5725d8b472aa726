import { Injectable } from '@nestjs/common';
import type { SiteStatus } from '../../contract/site-status/site-status.view.js';
import { alwaysOpenProcedure, router } from '../api/trpc.js';
import { ResponseCache } from '../platform/http/response-cache.js';
import { IyzicoGateways } from '../payments/iyzico/iyzico-gateways.service.js';
import { SecuritySettingsService } from '../platform/security/security-settings.service.js';

@Injectable()
export class SiteStatusRouter {
  constructor(
    private readonly security: SecuritySettingsService,
    private readonly iyzico: IyzicoGateways,
    responseCache: ResponseCache,
  ) {
    responseCache.register('/trpc/site.status', 'settings');
  }

  readonly router = router({
    /** The settings that pages depend on; the same for every visitor. */
    status: alwaysOpenProcedure.query(async (): Promise<SiteStatus> => {
      const settings = await this.security.latest();
      return {
        closure: this.security.closure,
        isRegistrationOpen: settings.registration_enabled,
        areGuestOrdersOpen: settings.guest_orders_enabled,
        isCaptchaAsked: settings.captcha_enabled,
        isEmailVerificationRequired: settings.email_verification_enabled,
        isPasswordResetOpen: settings.password_reset_enabled,
        isCardPaymentOpen: (await this.iyzico.accountInForce()) !== null,
      };
    }),
  });
}
