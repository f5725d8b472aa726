import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import { type CountingStore, VisitStorage } from '../sessions/visit-storage.js';

/** At most `points` within `seconds`, counted from the first try. */
export interface RateLimit {
  /** The name of the counter, such as 'sign-in-account'. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

export interface Taken {
  readonly isAllowed: boolean;
  readonly remaining: number;
  /** Seconds until the count begins anew. */
  readonly secondsLeft: number;
}

/** Counts tries over all processes; each count is one atomic step. */
@Injectable()
export class RateLimitsService {
  private readonly stores = new Map<number, CountingStore>();

  constructor(private readonly storage: VisitStorage) {}

  /** Counts one try (or `points`) of `key` and returns whether that was within the limit. */
  async take(limit: RateLimit, key: string, points = 1): Promise<Taken> {
    const { consumedPoints, msBeforeNext } = await this.storeOf(limit).consume(nameOf(limit, key), points);
    return asTaken(limit, consumedPoints, msBeforeNext);
  }

  /** Reads without counting. */
  async look(limit: RateLimit, key: string): Promise<Taken> {
    const counted = await this.storeOf(limit).get(nameOf(limit, key));
    // Treated as if one more try had come: a used-up limit allows nothing.
    return asTaken(limit, (counted?.consumedPoints ?? 0) + 1, counted?.msBeforeNext ?? 0);
  }

  /** Removes a try that turned out to be harmless. */
  async uncount(limit: RateLimit, key: string): Promise<void> {
    await this.storeOf(limit).reward(nameOf(limit, key), 1);
  }

  async reset(limit: RateLimit, key: string): Promise<void> {
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

/** Throws too_many_tries with the number of minutes to wait. */
export function assertAllowed({ isAllowed, secondsLeft }: Taken): void {
  if (!isAllowed) throw new AppError('too_many_tries', { minutes: minutesOf(secondsLeft) });
}

export function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

/** Keys are hashed, because the store needs no addresses and an e-mail address may be longer than a key. */
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
