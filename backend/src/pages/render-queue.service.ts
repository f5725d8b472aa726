import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { visitorNetwork } from '../platform/http/visitor-network.js';
import { RateLimitsService } from '../platform/security/rate-limits.service.js';

/** Rendering needs the CPU: more at once would only delay all of them, and every other request. */
const CONCURRENCY = 2;
/** Beyond this number, the plain page rendered by the browser is faster. */
const MAX_WAITING = 20;
/** Without a limit, an unresponsive database would keep visitors waiting for ever. */
const DEADLINE_MS = 10_000;
/** Pages from the cache do not count. */
const RENDERS_PER_NETWORK = { name: 'rendered_pages', points: 120, seconds: 60 };

/**
 * Limits how many pages are rendered at a time, how long one may take, and how many one network may cause.
 */
@Injectable()
export class RenderQueueService {
  private readonly queue = pLimit(CONCURRENCY);

  constructor(private readonly limits: RateLimitsService) {}

  /** Whether a page may be rendered for this visitor now. */
  async hasPlaceFor(ipAddress: string): Promise<boolean> {
    if (this.queue.pendingCount >= MAX_WAITING) return false;
    try {
      return (await this.limits.take(RENDERS_PER_NETWORK, visitorNetwork(ipAddress))).isAllowed;
    } catch {
      // The shared counter is unavailable; the queue's other limits still apply.
      return true;
    }
  }

  /** Rejects after the deadline; the rendering itself is not cancelled. */
  run<T>(make: () => Promise<T>): Promise<T> {
    return this.queue(() => withinDeadline(make()));
  }
}

async function withinDeadline<T>(making: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not rendered within ${DEADLINE_MS} ms.`)), DEADLINE_MS);
  });
  try {
    return await Promise.race([making, late]);
  } finally {
    clearTimeout(timer);
  }
}
