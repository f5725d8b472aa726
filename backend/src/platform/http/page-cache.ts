import type { ChangeTopic } from '../change-feed/change-feed.js';
import { type CacheUsage, type CachedResponse, TopicCache, type Topics } from './topic-cache.js';

const MEGABYTE = 1024 * 1024;

/** Topics that every sale changes a little, by the number that is left. */
const SOLD: Topics = ['catalog', 'workshops'];

/**
 * The minimum time for which a page is served after a sale. Rendering costs as much as serving hundreds of
 * readers, and every process would render after every sale. Open pages poll what is left, and the checkout
 * decides.
 */
const MIN_AGE_AFTER_SALE_MS = 5_000;

interface CachedPage extends CachedResponse {
  /**
   * The time at which its first data was read, by `performance.now()`; the next field uses the same clock.
   */
  readonly readAt: number;
  readonly cachedAt: number;
}

interface PageCacheOptions {
  readonly readAt: CachedPage['readAt'];
  /** In milliseconds. */
  readonly ttl: number;
  readonly isListed: boolean;
}

export function isSale(topic: ChangeTopic): boolean {
  return SOLD.includes(topic);
}

/** The topics whose change invalidates a page at once. A sale alone only makes the page a few seconds old. */
export function staleTopics(topics: Topics): Topics {
  const others = topics.filter((topic) => !isSale(topic));
  return others.length === topics.length ? topics : [...others, 'edits'];
}

/** Caches rendered pages until a topic that they were made from changes. */
export class PageCache {
  private readonly pages = new TopicCache<CachedPage>(48 * MEGABYTE);
  /** Searches and unknown addresses have a separate cache, so that they never displace the real pages. */
  private readonly others = new TopicCache<CachedPage>(8 * MEGABYTE);
  /** Times by `performance.now()`. */
  private readonly lastSale = new Map<ChangeTopic, number>();

  get(address: string): CachedResponse | undefined {
    return this.listed(address) ?? this.freshOf(this.others, address);
  }

  /** Only pages that the shop itself links to. */
  listed(address: string): CachedResponse | undefined {
    return this.freshOf(this.pages, address);
  }

  set(address: string, page: CachedResponse, { readAt, ttl, isListed }: PageCacheOptions): void {
    const cache = isListed ? this.pages : this.others;
    cache.setCompressed(address, { ...page, readAt, cachedAt: performance.now() }, ttl);
  }

  invalidate(changed: ChangeTopic): void {
    if (isSale(changed)) {
      this.lastSale.set(changed, performance.now());
      return;
    }
    const wrong = changed === 'edits' ? SOLD : [changed];
    for (const topic of wrong) {
      this.pages.invalidate(topic);
      this.others.invalidate(topic);
    }
  }

  get usage(): CacheUsage {
    const [pages, others] = [this.pages.usage, this.others.usage];
    return { count: pages.count + others.count, bytes: pages.bytes + others.bytes };
  }

  private freshOf(cache: TopicCache<CachedPage>, address: string): CachedResponse | undefined {
    const page = cache.get(address);
    if (!page || !this.isTooOld(page)) return page;
    cache.delete(address);
    return undefined;
  }

  private isTooOld({ topics, readAt, cachedAt }: CachedPage): boolean {
    if (performance.now() - cachedAt < MIN_AGE_AFTER_SALE_MS) return false;
    return topics.some((topic) => (this.lastSale.get(topic) ?? -Infinity) >= readAt);
  }
}
