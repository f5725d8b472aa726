import { Injectable } from '@nestjs/common';
import { mailboxOf } from '../../request-limits/mailbox-of.js';
import { visitorNetwork, visitorSite } from '../../platform/http/visitor-network.js';
import { type RateLimit, RateLimitsService } from '../../platform/security/rate-limits.service.js';
import type { Visit } from '../../platform/sessions/visit.js';

const REQUESTS_PER_NETWORK: RateLimit = { name: 'newsletter-network', points: 20, seconds: 3600 };
/** A limit on a whole /48, because many lines come with one, which is 65 536 networks. */
const REQUESTS_PER_SITE: RateLimit = { name: 'newsletter-site', points: 100, seconds: 3600 };
/** Anybody may type anybody's address, so the mails to one address are limited. */
const MAILS_PER_ADDRESS: RateLimit = { name: 'newsletter-address', points: 3, seconds: 86_400 };

@Injectable()
export class NewsletterLimitsService {
  constructor(private readonly limits: RateLimitsService) {}

  /**
   * Throws too_many_tries. False when the address has been sent enough mails, which the answer does not tell.
   */
  async admit(visit: Visit, email: string): Promise<boolean> {
    await this.limits.takeOrRefuse(REQUESTS_PER_NETWORK, visitorNetwork(visit.ipAddress));
    const site = visitorSite(visit.ipAddress);
    if (site !== null) await this.limits.takeOrRefuse(REQUESTS_PER_SITE, site);
    return (await this.limits.take(MAILS_PER_ADDRESS, mailboxOf(email))).isAllowed;
  }
}
