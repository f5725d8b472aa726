import { Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import { visitorNetwork, visitorSite } from '../platform/http/visitor-network.js';
import { type RateLimit, RateLimitsService } from '../platform/security/rate-limits.service.js';

/** More requests from one network would only be spam for strangers or for the studio. */
const REQUESTS_PER_DAY = 20;
/** A limit on a whole /48, because many lines come with one, which is 65 536 networks. */
const REQUESTS_PER_SITE = 100;

const DAY = 86_400;

/** The requests that visitors may send without an account. */
type KindOfRequest =
  | 'information-requests'
  | 'bulk-orders'
  | 'stock-wishes'
  | 'waiting-list'
  | 'data-requests';

@Injectable()
export class RequestAttemptsService {
  constructor(private readonly limits: RateLimitsService) {}

  /** Call it before each request. Throws too_many_from_here. */
  async take(kind: KindOfRequest, ipAddress: string): Promise<void> {
    await this.count({ name: kind, points: REQUESTS_PER_DAY, seconds: DAY }, visitorNetwork(ipAddress));
    const site = visitorSite(ipAddress);
    if (site === null) return;
    await this.count({ name: `${kind}-site`, points: REQUESTS_PER_SITE, seconds: DAY }, site);
  }

  private async count(limit: RateLimit, key: string): Promise<void> {
    if (!(await this.limits.take(limit, key)).isAllowed) throw new AppError('too_many_from_here');
  }
}
