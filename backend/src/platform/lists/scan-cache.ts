import { LRUCache } from 'lru-cache';
import type { ListFilter, LongList } from './long-list.js';

const TTL_MS = 60_000;
const MAX_ENTRIES = 500;

interface PageStart {
  readonly offset: number;
  /** The id of the page's first row. */
  readonly id: string;
}

/** Keeps for a minute what scans of long lists found out, so that paging on does not count and scan again. */
export class ScanCache {
  private readonly sizes = new LRUCache<string, number>({ max: MAX_ENTRIES, ttl: TTL_MS });
  private readonly many = new LRUCache<string, true>({ max: MAX_ENTRIES, ttl: TTL_MS });
  private readonly starts = new LRUCache<string, string>({ max: MAX_ENTRIES, ttl: TTL_MS });

  /** The approximate length of the whole list, which is enough to choose between sorting and scanning. */
  sizeOf({ table }: LongList): number | undefined {
    return this.sizes.get(table);
  }

  noteSize({ table }: LongList, size: number): void {
    this.sizes.set(table, size);
  }

  /** Whether more rows match than are counted. */
  isMany(list: LongList, filter: ListFilter, countedUpTo: number): boolean {
    return this.many.has(keyOf(list, filter, countedUpTo));
  }

  noteMany(list: LongList, filter: ListFilter, countedUpTo: number): void {
    this.many.set(keyOf(list, filter, countedUpTo), true);
  }

  /** The id of the first row of the page at this offset. */
  pageStart(list: LongList, filter: ListFilter, offset: number): string | undefined {
    return this.starts.get(keyOf(list, filter, offset, orderOf(filter)));
  }

  notePageStart(list: LongList, filter: ListFilter, { offset, id }: PageStart): void {
    this.starts.set(keyOf(list, filter, offset, orderOf(filter)), id);
  }
}

const orderOf = ({ sort, isDescending }: ListFilter) => [sort.name, isDescending];

function keyOf({ table }: LongList, filter: ListFilter, ...besides: unknown[]): string {
  const { states, from, to, others } = filter;
  return JSON.stringify([table, states, from, to, others, ...besides]);
}
