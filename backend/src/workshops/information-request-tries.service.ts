import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import { visitorNetwork } from '../platform/http/visitor-network.js';
import { type RateLimit, RateLimits } from '../platform/security/rate-limits.service.js';

/** Whoever sends more writes to strangers, or fills the studio's inbox. */
const REQUESTS: RateLimit = { name: 'information-requests', points: 20, seconds: 86_400 };

@Injectable()
export class InformationRequestTries {
  constructor(@Inject(RateLimits) private readonly limits: RateLimits) {}

  /** Before each request. Throws too_many_from_here. */
  async take(visitorAddress: string): Promise<void> {
    const { isAllowed } = await this.limits.take(REQUESTS, visitorNetwork(visitorAddress));
    if (!isAllowed) throw new AppError('too_many_from_here');
  }
}
