import { LRUCache } from 'lru-cache';
import type { ChangeTopic } from '../change-feed/change-feed.js';
import { compressed, type ReadyAnswer, readySize } from './ready-answer.js';

/** Bounds how long a change could stay unseen if its news were lost on the way. */
const MAX_AGE_MS = 60_000;
/** For what news that were lost are made up for, as soon as the change feed hears again. */
export const FOREVER = 0;

export type Topics = readonly ChangeTopic[];

export interface KeptAnswer extends ReadyAnswer {
  readonly topics: Topics;
}

export interface Held {
  readonly count: number;
  readonly bytes: number;
}

/** Finished answers within a share of the memory of their own: what was not asked for longest makes way. */
export class KeptAnswers<Kept extends KeptAnswer = KeptAnswer> {
  private readonly answers: LRUCache<string, Kept>;

  constructor(maxBytes: number) {
    this.answers = new LRUCache<string, Kept>({
      maxSize: maxBytes,
      sizeCalculation: (answer, key) => readySize(answer) + key.length,
      ttl: MAX_AGE_MS,
      ttlResolution: 1_000,
    });
  }

  get(key: string): Kept | undefined {
    return this.answers.get(key);
  }

  /** Packed in the background: uncompressed bytes are right too. */
  keep(key: string, answer: Kept): void {
    this.answers.set(key, answer);
    this.compress(key, answer).catch(() => undefined);
  }

  keepPacked(key: string, answer: Kept, ttl: number): void {
    this.answers.set(key, answer, { ttl });
  }

  delete(key: string): void {
    this.answers.delete(key);
  }

  /** What there is of it now. */
  get held(): Held {
    return { count: this.answers.size, bytes: this.answers.calculatedSize };
  }

  /** Every answer hangs on the settings as well. */
  forget(changed: ChangeTopic): void {
    if (changed === 'settings' || changed === 'caches') {
      this.answers.clear();
      return;
    }
    for (const [key, { topics }] of this.answers.entries()) {
      if (topics.includes(changed)) this.answers.delete(key);
    }
  }

  private async compress(key: string, answer: Kept): Promise<void> {
    const smaller = await compressed(answer);
    if (this.answers.peek(key) !== answer) return;
    const ttl = this.answers.getRemainingTTL(key);
    this.answers.set(key, { ...answer, ...smaller }, { ttl });
  }
}
