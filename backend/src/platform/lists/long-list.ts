import type { LocalDate } from '../../../contract/common/dates.js';

/**
 * One sort order of a long list. Its column has an index together with the id, and a tally that counts the rows in each
 * bucket of values.
 */
export interface ListSort {
  /** The sort's name in the tally. */
  readonly name: 'createdAt' | 'total' | 'name' | 'id';
  readonly column: string;
  readonly type: 'timestamptz' | 'integer' | 'text' | 'uuid';
  /** SQL for the smallest value in the bucket. */
  readonly beginsAt: (bucket: string) => string;
  /** SQL for a row's bucket within its month or third of a month; null when sorted by time. */
  readonly bucketInMonth: string | null;
}

/** A table of many rows that the back office pages through, with its tally. */
export interface LongList {
  readonly table: string;
  readonly tally: string;
  /** The lines of the tally that give the total with the fewest rows. */
  readonly wholeTally: 'month' | 'createdAt';
  /** The table of distinct names; null when the rows have no names. */
  readonly names: 'order_name_counts' | 'booking_name_counts' | null;
  readonly idType: 'uuid' | 'bigint';
  /** The tally's column for guests, or 'false' when it has none. */
  readonly guest: 'is_guest' | 'false';
}

export const LIST_SORTS = {
  createdAt: {
    name: 'createdAt',
    column: 'created_at',
    type: 'timestamptz',
    beginsAt: (bucket) => `(${bucket}::date::timestamp AT TIME ZONE 'Europe/Istanbul')`,
    bucketInMonth: null,
  },
  total: {
    name: 'total',
    column: 'total_kurus',
    type: 'integer',
    beginsAt: (bucket) => `(${bucket}::integer * 2500)`,
    bucketInMonth: `lpad((total_kurus / 10000 * 4)::text, 6, '0')`,
  },
  name: {
    name: 'name',
    column: 'customer_sort_key',
    type: 'text',
    beginsAt: (bucket) => `(${bucket}::text COLLATE "C")`,
    bucketInMonth: 'left(customer_sort_key, 2)',
  },
  id: {
    name: 'id',
    column: 'id',
    type: 'uuid',
    beginsAt: (bucket) => `(rpad(${bucket}, 32, '0')::uuid)`,
    bucketInMonth: 'left(id::text, 1)',
  },
} as const satisfies Record<string, ListSort>;

/** A condition in SQL, with '?' for each of its values. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
  /**
   * The matching rows lie close together in this sort order, so a scan may pass many others first. With 'name' the
   * condition is about the name alone.
   */
  readonly clustersBy?: 'name' | 'createdAt';
}

/** Which rows of a list are wanted, and in what order. */
export interface ListFilter {
  /** The wanted values of the columns that the tally counts by. */
  readonly states: Readonly<Record<string, string | boolean>>;
  /** Days in the studio's time zone, both included. */
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
  /** Conditions that the tally cannot count by. */
  readonly others: readonly Condition[];
  readonly sort: ListSort;
  readonly isDescending: boolean;
}

export interface ListWindow {
  readonly offset: number;
  readonly limit: number;
}

export interface FoundRows {
  readonly ids: readonly string[];
  readonly totalRecords: number;
  /** When false, there are at least `totalRecords`. */
  readonly isExact: boolean;
}
