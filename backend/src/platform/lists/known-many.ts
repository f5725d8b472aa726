import { LRUCache } from 'lru-cache';
import type { ListQuestion, LongList } from './long-list.js';

const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 500;

/** Questions with more rows than were counted: whoever goes on to the next page does not wait for that again. */
export class KnownMany {
  private readonly known = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });

  has(list: LongList, question: ListQuestion, countedUpTo: number): boolean {
    return this.known.has(keyOf(list, question, countedUpTo));
  }

  note(list: LongList, question: ListQuestion, countedUpTo: number): void {
    this.known.set(keyOf(list, question, countedUpTo), true);
  }
}

function keyOf({ table }: LongList, { states, from, to, others }: ListQuestion, countedUpTo: number): string {
  return JSON.stringify([table, states, from, to, others, countedUpTo]);
}
