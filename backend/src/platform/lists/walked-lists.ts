import { LRUCache } from 'lru-cache';
import type { ListQuestion, LongList } from './long-list.js';

const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 500;

interface PageBegin {
  readonly offset: number;
  /** Of its first row. */
  readonly id: string;
}

/**
 * What was learned of lists, and of questions with many rows, so that whoever goes on to the next page does not wait for it
 * again.
 */
export class WalkedLists {
  private readonly sizes = new LRUCache<string, number>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });
  private readonly many = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });
  private readonly begins = new LRUCache<string, string>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });

  /** About how many rows the whole list had a moment ago: enough to choose a way by. */
  sizeOf({ table }: LongList): number | undefined {
    return this.sizes.get(table);
  }

  noteSize({ table }: LongList, size: number): void {
    this.sizes.set(table, size);
  }

  /** Whether there were more rows than are counted. */
  isMany(list: LongList, question: ListQuestion, countedUpTo: number): boolean {
    return this.many.has(keyOf(list, question, countedUpTo));
  }

  noteMany(list: LongList, question: ListQuestion, countedUpTo: number): void {
    this.many.set(keyOf(list, question, countedUpTo), true);
  }

  /** The id of the row that the page at this offset began with. */
  beginOf(list: LongList, question: ListQuestion, offset: number): string | undefined {
    return this.begins.get(keyOf(list, question, offset, orderOf(question)));
  }

  noteBegin(list: LongList, question: ListQuestion, { offset, id }: PageBegin): void {
    this.begins.set(keyOf(list, question, offset, orderOf(question)), id);
  }
}

const orderOf = ({ sort, isDescending }: ListQuestion) => [sort.name, isDescending];

function keyOf({ table }: LongList, question: ListQuestion, ...besides: unknown[]): string {
  const { states, from, to, others } = question;
  return JSON.stringify([table, states, from, to, others, ...besides]);
}
