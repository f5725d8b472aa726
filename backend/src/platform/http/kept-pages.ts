import type { ChangeTopic } from '../change-feed/change-feed.js';
import { type Held, type KeptAnswer, KeptAnswers, type Topics } from './kept-answers.js';

const MEGABYTE = 1024 * 1024;

/** What every sale changes a little: how many are left. */
const SOLD: Topics = ['catalog', 'workshops'];

/**
 * How long a page is shown at least, though something was sold since it was drawn. Drawing costs as much as hundreds of
 * readers, and would be done in every process after every sale. Awake pages ask by themselves what is left, and the till
 * decides.
 */
const SHOWN_AT_LEAST_MS = 5_000;

interface KeptPage extends KeptAnswer {
  /** When the first of what it shows was read, by `performance.now()`, as what follows. */
  readonly readAt: number;
  readonly keptAt: number;
}

interface KeptAs {
  readonly readAt: KeptPage['readAt'];
  /** Milliseconds. */
  readonly ttl: number;
  readonly isListed: boolean;
}

export function isSale(topic: ChangeTopic): boolean {
  return SOLD.includes(topic);
}

/** After what a page that was made from these is wrong, and not only a moment old. */
export function strictly(topics: Topics): Topics {
  const others = topics.filter((topic) => !isSale(topic));
  return others.length === topics.length ? topics : [...others, 'edits'];
}

/** Finished pages, until something changes that they tell of. */
export class KeptPages {
  private readonly pages = new KeptAnswers<KeptPage>(48 * MEGABYTE);
  /** Searches, and pages that there are not: however many are asked for, they push out only each other. */
  private readonly others = new KeptAnswers<KeptPage>(8 * MEGABYTE);
  /** By `performance.now()`. */
  private readonly lastSale = new Map<ChangeTopic, number>();

  get(address: string): KeptAnswer | undefined {
    return this.listed(address) ?? this.shownOf(this.others, address);
  }

  /** The same, where it is one of the shop's own pages. */
  listed(address: string): KeptAnswer | undefined {
    return this.shownOf(this.pages, address);
  }

  keep(address: string, page: KeptAnswer, { readAt, ttl, isListed }: KeptAs): void {
    const kept = isListed ? this.pages : this.others;
    kept.keepPacked(address, { ...page, readAt, keptAt: performance.now() }, ttl);
  }

  hear(changed: ChangeTopic): void {
    if (isSale(changed)) {
      this.lastSale.set(changed, performance.now());
      return;
    }
    const wrong = changed === 'edits' ? SOLD : [changed];
    for (const topic of wrong) {
      this.pages.forget(topic);
      this.others.forget(topic);
    }
  }

  get held(): Held {
    const [pages, others] = [this.pages.held, this.others.held];
    return { count: pages.count + others.count, bytes: pages.bytes + others.bytes };
  }

  private shownOf(kept: KeptAnswers<KeptPage>, address: string): KeptAnswer | undefined {
    const page = kept.get(address);
    if (!page || !this.isTooOld(page)) return page;
    kept.delete(address);
    return undefined;
  }

  private isTooOld({ topics, readAt, keptAt }: KeptPage): boolean {
    if (performance.now() - keptAt < SHOWN_AT_LEAST_MS) return false;
    return topics.some((topic) => (this.lastSale.get(topic) ?? -Infinity) >= readAt);
  }
}
