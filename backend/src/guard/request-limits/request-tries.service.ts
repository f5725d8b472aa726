import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import { visitorNetwork } from '../../platform/http/visitor-network.js';
import { RateLimitsService } from '../../platform/security/rate-limits.service.js';

/** Whoever sends more writes to strangers, or fills the studio's inbox. */
const REQUESTS_PER_DAY = 20;

/** What visitors may ask the studio for without being known. */
type KindOfRequest = 'information-requests' | 'bulk-orders';

@Injectable()
export class RequestTriesService {
  constructor(private readonly limits: RateLimitsService) {}

  /** Before each request. Throws too_many_from_here. */
  async take(kind: KindOfRequest, visitorAddress: string): Promise<void> {
    const limit = { name: kind, points: REQUESTS_PER_DAY, seconds: 86_400 };
    const { isAllowed } = await this.limits.take(limit, visitorNetwork(visitorAddress));
    if (!isAllowed) throw new AppError('too_many_from_here');
  }
}
