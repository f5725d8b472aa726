import { LRUCache } from 'lru-cache';
import type { ChangeTopic } from '../change-feed/change-feed.js';
import { compressed, type EncodedResponse, encodedSize } from './encoded-response.js';

/** Limits the age of an outdated entry in case a notification was lost. */
const MAX_AGE_MS = 60_000;
/** No limit: after a disconnection the change feed invalidates all topics. */
export const FOREVER = 0;

export type Topics = readonly ChangeTopic[];

export interface CachedResponse extends EncodedResponse {
  readonly topics: Topics;
}

export interface CacheUsage {
  readonly count: number;
  readonly bytes: number;
}

/**
 * A cache of responses with a limited size. Each entry names the topics that invalidate it. The least
 * recently used entries are dropped first.
 */
export class TopicCache<T extends CachedResponse = CachedResponse> {
  private readonly entries: LRUCache<string, T>;

  constructor(maxBytes: number) {
    this.entries = new LRUCache<string, T>({
      maxSize: maxBytes,
      sizeCalculation: (response, key) => encodedSize(response) + key.length,
      ttl: MAX_AGE_MS,
      ttlResolution: 1_000,
    });
  }

  get(key: string): T | undefined {
    return this.entries.get(key);
  }

  /** Compression runs in the background; until it is done, the uncompressed body is served. */
  set(key: string, response: T): void {
    this.entries.set(key, response);
    this.compress(key, response).catch(() => undefined);
  }

  setCompressed(key: string, response: T, ttl: number): void {
    this.entries.set(key, response, { ttl });
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  get usage(): CacheUsage {
    return { count: this.entries.size, bytes: this.entries.calculatedSize };
  }

  /** Every response depends on the settings as well. */
  invalidate(changed: ChangeTopic): void {
    if (changed === 'settings' || changed === 'caches') {
      this.entries.clear();
      return;
    }
    for (const [key, { topics }] of this.entries.entries()) {
      if (topics.includes(changed)) this.entries.delete(key);
    }
  }

  private async compress(key: string, response: T): Promise<void> {
    const smaller = await compressed(response);
    if (this.entries.peek(key) !== response) return;
    const ttl = this.entries.getRemainingTTL(key);
    this.entries.set(key, { ...response, ...smaller }, { ttl });
  }
}
