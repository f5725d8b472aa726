import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import { visitorNetwork } from '../../platform/http/visitor-network.js';
import { RateLimitsService } from '../../platform/security/rate-limits.service.js';

/** More requests from one network would only be spam for strangers or for the studio. */
const REQUESTS_PER_DAY = 20;

/** The requests that visitors may send without an account. */
type KindOfRequest = 'information-requests' | 'bulk-orders';

@Injectable()
export class RequestAttemptsService {
  constructor(private readonly limits: RateLimitsService) {}

  /** Call it before each request. Throws too_many_from_here. */
  async take(kind: KindOfRequest, ipAddress: string): Promise<void> {
    const limit = { name: kind, points: REQUESTS_PER_DAY, seconds: 86_400 };
    const { isAllowed } = await this.limits.take(limit, visitorNetwork(ipAddress));
    if (!isAllowed) throw new AppError('too_many_from_here');
  }
}
