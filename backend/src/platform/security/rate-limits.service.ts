import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import { type CountingStore, VisitStorage } from '../sessions/visit-storage.js';

/** At most `points` within `seconds`, counted from the first one. */
export interface RateLimit {
  /** Names what is counted, such as 'sign-in-account'. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

export interface Taken {
  readonly isAllowed: boolean;
  readonly remaining: number;
  /** Until the count begins anew. */
  readonly secondsLeft: number;
}

/** Counts tries for all processes together; each count is one atomic step. */
@Injectable()
export class RateLimitsService {
  private readonly stores = new Map<number, CountingStore>();

  constructor(private readonly storage: VisitStorage) {}

  /** Counts one more (or `points` more) of `key` and says whether that was within the limit. */
  async take(limit: RateLimit, key: string, points = 1): Promise<Taken> {
    const { consumedPoints, msBeforeNext } = await this.storeOf(limit).consume(nameOf(limit, key), points);
    return asTaken(limit, consumedPoints, msBeforeNext);
  }

  /** Counts nothing. */
  async look(limit: RateLimit, key: string): Promise<Taken> {
    const counted = await this.storeOf(limit).get(nameOf(limit, key));
    // As if one more had come: a limit that is used up allows nothing.
    return asTaken(limit, (counted?.consumedPoints ?? 0) + 1, counted?.msBeforeNext ?? 0);
  }

  /** Takes one back: what was counted turned out to be harmless. */
  async giveBack(limit: RateLimit, key: string): Promise<void> {
    await this.storeOf(limit).reward(nameOf(limit, key), 1);
  }

  async forget(limit: RateLimit, key: string): Promise<void> {
    await this.storeOf(limit).delete(nameOf(limit, key));
  }

  /** Throws too_many_tries when the limit was used up before. */
  async takeOrRefuse(limit: RateLimit, key: string): Promise<void> {
    assertAllowed(await this.take(limit, key));
  }

  private storeOf({ seconds }: RateLimit): CountingStore {
    const store = this.stores.get(seconds) ?? this.storage.counting(seconds);
    this.stores.set(seconds, store);
    return store;
  }
}

/** Throws too_many_tries with the whole minutes to wait. */
export function assertAllowed({ isAllowed, secondsLeft }: Taken): void {
  if (!isAllowed) throw new AppError('too_many_tries', { minutes: minutesOf(secondsLeft) });
}

export function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

/** Addresses are nobody's business in a store of counts, and an e-mail address may be longer than a key. */
function nameOf({ name }: RateLimit, key: string): string {
  return `${name}:${createHash('sha256').update(key).digest('base64url')}`;
}

function asTaken({ points }: RateLimit, counted: number, msLeft: number): Taken {
  return {
    isAllowed: counted <= points,
    remaining: Math.max(0, points - counted),
    secondsLeft: Math.max(1, Math.ceil(msLeft / 1000)),
  };
}
