import { Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import { visitorNetwork } from '../platform/http/visitor-network.js';
import { minutesOf, type RateLimit, RateLimitsService } from '../platform/security/rate-limits.service.js';

/** More than an office orders in an hour, far fewer than testing stolen cards takes. */
const CARDS: RateLimit = { name: 'cards', points: 20, seconds: 3_600 };

/** Limits card orders, so that the shop cannot be used to test stolen cards. */
@Injectable()
export class CardAttemptsService {
  constructor(private readonly limits: RateLimitsService) {}

  /** Call it before each order paid by card. Throws too_many_payments. */
  async take(ipAddress: string): Promise<void> {
    const { isAllowed, secondsLeft } = await this.limits.take(CARDS, visitorNetwork(ipAddress));
    if (!isAllowed) throw new AppError('too_many_payments', { minutes: minutesOf(secondsLeft) });
  }
}
