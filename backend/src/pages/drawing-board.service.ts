import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { visitorNetwork } from '../platform/http/visitor-network.js';
import { RateLimits } from '../platform/security/rate-limits.service.js';

/** Drawing keeps the processor busy: more at once would only make all of them late, and everybody else. */
const AT_ONCE = 2;
/** Whoever comes when so many wait is quicker with a page that the browser draws. */
const MOST_WAITING = 20;
/** A database that does not answer would keep visitors waiting without end. */
const DEADLINE_MS = 10_000;
/** Ready pages do not count: nobody reads so many that nobody has read since the last change. */
const PAGES_OF_ONE_NETWORK = { name: 'drawn_pages', points: 120, seconds: 60 };

/** Where pages are drawn: few at a time, not for ever, and for nobody without end. */
@Injectable()
export class DrawingBoard {
  private readonly queue = pLimit(AT_ONCE);

  constructor(@Inject(RateLimits) private readonly limits: RateLimits) {}

  /** Whether there is a place for a page more, for somebody at this address. */
  async hasPlaceFor(visitorAddress: string): Promise<boolean> {
    if (this.queue.pendingCount >= MOST_WAITING) return false;
    try {
      return (await this.limits.take(PAGES_OF_ONE_NETWORK, visitorNetwork(visitorAddress))).isAllowed;
    } catch {
      // Nobody can be counted just now; the queue is bound all the same.
      return true;
    }
  }

  /** Rejects what takes too long; what it was made for goes on without it. */
  draw<T>(make: () => Promise<T>): Promise<T> {
    return this.queue(() => withinDeadline(make()));
  }
}

async function withinDeadline<T>(making: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not drawn within ${DEADLINE_MS} ms.`)), DEADLINE_MS);
  });
  try {
    return await Promise.race([making, late]);
  } finally {
    clearTimeout(timer);
  }
}
