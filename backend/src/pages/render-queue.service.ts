import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { visitorNetwork } from '../platform/http/visitor-network.js';
import { RateLimitsService } from '../platform/security/rate-limits.service.js';

/** Rendering keeps the processor busy: more at once would only delay all of them, and every other request. */
const CONCURRENCY = 2;
/** With so many waiting, the plain page that the browser renders itself is quicker. */
const MAX_WAITING = 20;
/** Without a deadline, a database that does not answer would keep visitors waiting for ever. */
const DEADLINE_MS = 10_000;
/** Cached pages do not count. */
const RENDERS_PER_NETWORK = { name: 'rendered_pages', points: 120, seconds: 60 };

/** Limits how many pages are rendered at a time, for how long, and for how many requests of one network. */
@Injectable()
export class RenderQueueService {
  private readonly queue = pLimit(CONCURRENCY);

  constructor(private readonly limits: RateLimitsService) {}

  /** Whether one more page may be rendered for this visitor now. */
  async hasPlaceFor(visitorAddress: string): Promise<boolean> {
    if (this.queue.pendingCount >= MAX_WAITING) return false;
    try {
      return (await this.limits.take(RENDERS_PER_NETWORK, visitorNetwork(visitorAddress))).isAllowed;
    } catch {
      // The counting store is away. The queue is bounded all the same.
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
