import { Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import { visitorNetwork } from '../platform/http/visitor-network.js';
import {
  assertAllowed,
  type RateLimit,
  RateLimitsService,
} from '../platform/security/rate-limits.service.js';

const TEN_MINUTES = 600;
const WRONG_CODES: RateLimit = { name: 'coupon-codes', points: 20, seconds: TEN_MINUTES };
/**
 * A cart sends its code with every change, so a repetition of the same wrong code is not counted as another
 * guess.
 */
const SAME_CODE: RateLimit = { name: 'coupon-code', points: 1, seconds: TEN_MINUTES };

interface Try {
  readonly ipAddress: string;
  /** Null when no code was sent. */
  readonly code: string | null;
}

/** Limits the number of different wrong codes from one network, so that coupons and credits cannot be found by trying. */
@Injectable()
export class CouponAttemptsService {
  constructor(private readonly limits: RateLimitsService) {}

  /**
   * Throws too_many_tries before the code is looked up. `isWrong` recognises answers that refuse the code
   * without throwing.
   */
  async watch<T>(
    { ipAddress, code }: Try,
    answer: () => Promise<T>,
    isWrong: (answer: T) => boolean = () => false,
  ): Promise<T> {
    if (code === null) return answer();
    const network = visitorNetwork(ipAddress);
    assertAllowed(await this.limits.look(WRONG_CODES, network));
    try {
      const given = await answer();
      if (isWrong(given)) await this.count(network, code);
      return given;
    } catch (error) {
      if (saysWrong(error)) await this.count(network, code);
      throw error;
    }
  }

  private async count(network: string, code: string): Promise<void> {
    const { isAllowed: isNew } = await this.limits.take(SAME_CODE, `${network} ${code}`);
    if (isNew) await this.limits.take(WRONG_CODES, network);
  }
}

/** A cart with a wrong code can also be refused with cart_changed. The codes of credits are watched, too. */
function saysWrong(error: unknown): boolean {
  const wrong = ['coupon_refused', 'cart_changed', 'credit_unknown'];
  return error instanceof AppError && wrong.includes(error.code);
}
