import { Inject, Injectable } from '@nestjs/common';
import { visitorNetwork } from '../platform/http/visitor-network.js';
import { type RateLimit, RateLimits } from '../platform/security/rate-limits.service.js';
import type { Visit } from '../platform/sessions/visit.js';

const REQUESTS_PER_NETWORK: RateLimit = { name: 'newsletter-network', points: 20, seconds: 3600 };
/** Anybody may type anybody's address: more would be a nuisance that we send. */
const MAILS_PER_ADDRESS: RateLimit = { name: 'newsletter-address', points: 3, seconds: 86_400 };

@Injectable()
export class NewsletterLimits {
  constructor(@Inject(RateLimits) private readonly limits: RateLimits) {}

  /** Throws too_many_tries. False when the address was sent enough mails: nobody is told of it. */
  async admit(visit: Visit, email: string): Promise<boolean> {
    await this.limits.takeOrRefuse(REQUESTS_PER_NETWORK, visitorNetwork(visit.address));
    return (await this.limits.take(MAILS_PER_ADDRESS, email.toLowerCase())).isAllowed;
  }
}
