import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import { visitorNetwork } from '../../platform/http/visitor-network.js';
import { type RateLimit, RateLimitsService } from '../../platform/security/rate-limits.service.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import type { Visit } from '../../platform/sessions/visit.js';

const REQUESTS_PER_NETWORK: RateLimit = { name: 'reset-request-network', points: 20, seconds: 3600 };
const REQUESTS_PER_ADDRESS: RateLimit = { name: 'reset-request-address', points: 3, seconds: 3600 };
const LINKS_PER_NETWORK: RateLimit = { name: 'reset-link', points: 30, seconds: 900 };

/** Limits how often links may be requested and tried. */
@Injectable()
export class ResetLimitsService {
  constructor(
    private readonly limits: RateLimitsService,
    private readonly security: SecuritySettingsService,
  ) {}

  /**
   * Throws reset_closed, too_many_tries. False when the address has been sent enough mails, which the answer
   * does not tell.
   */
  async admitRequest(visit: Visit, email: string): Promise<boolean> {
    this.assertOpen();
    await this.limits.takeOrRefuse(REQUESTS_PER_NETWORK, visitorNetwork(visit.ipAddress));
    return (await this.limits.take(REQUESTS_PER_ADDRESS, email.toLowerCase())).isAllowed;
  }

  /** Throws reset_closed, too_many_tries. */
  async admitLink(visit: Visit): Promise<void> {
    this.assertOpen();
    await this.limits.takeOrRefuse(LINKS_PER_NETWORK, visitorNetwork(visit.ipAddress));
  }

  /** Called after a reset: the link arrived, so the requests counted for the address no longer matter. */
  async resetRequests(email: string): Promise<void> {
    await this.limits.reset(REQUESTS_PER_ADDRESS, email.toLowerCase());
  }

  private assertOpen(): void {
    if (!this.security.current.password_reset_enabled) throw new AppError('reset_closed');
  }
}
