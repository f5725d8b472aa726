import type { LocalDate } from '../../../contract/common/dates.js';

/** One order of a long list. Its column has an index together with the id, and a tally of its stretches (migration 026). */
export interface ListSort {
  /** As the tally calls it. */
  readonly name: 'createdAt' | 'total' | 'name' | 'id';
  readonly column: string;
  readonly type: 'timestamptz' | 'integer' | 'text' | 'uuid';
  /** SQL: the smallest value that belongs to the stretch that `stretch` names. */
  readonly beginsAt: (stretch: string) => string;
  /** SQL: to which stretch of its month, or third of a month, a row belongs (migrations 060 and 063); null where the order is that of time itself. */
  readonly stretchOfMonth: string | null;
}

/** A table of many rows that the back office pages through, with its tally. */
export interface LongList {
  readonly table: string;
  readonly tally: string;
  /** Where the tally says with the fewest lines how many rows there are. */
  readonly wholeTally: 'month' | 'createdAt';
  /** Each name once (migration 060); null where rows have none. */
  readonly names: 'order_names' | 'booking_names' | null;
  readonly idType: 'uuid' | 'bigint';
  /** The tally's column that tells guests apart, or 'false' where it tells nothing of them. */
  readonly guest: 'is_guest' | 'false';
}

export const LIST_SORTS = {
  createdAt: {
    name: 'createdAt',
    column: 'created_at',
    type: 'timestamptz',
    beginsAt: (stretch) => `(${stretch}::date::timestamp AT TIME ZONE 'Europe/Istanbul')`,
    stretchOfMonth: null,
  },
  total: {
    name: 'total',
    column: 'total_kurus',
    type: 'integer',
    beginsAt: (stretch) => `(${stretch}::integer * 2500)`,
    stretchOfMonth: `lpad((total_kurus / 10000 * 4)::text, 6, '0')`,
  },
  name: {
    name: 'name',
    column: 'customer_order',
    type: 'text',
    beginsAt: (stretch) => `(${stretch}::text COLLATE "C")`,
    stretchOfMonth: 'left(customer_order, 2)',
  },
  id: {
    name: 'id',
    column: 'id',
    type: 'uuid',
    beginsAt: (stretch) => `(rpad(${stretch}, 32, '0')::uuid)`,
    stretchOfMonth: 'left(id::text, 1)',
  },
} as const satisfies Record<string, ListSort>;

/** A condition in SQL, with '?' where its values go. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
  /**
   * Its rows lie close together in that order, anywhere in it: whoever walks may have far to go. With 'name' it tells of
   * the name alone.
   */
  readonly clustersBy?: 'name' | 'createdAt';
}

/** What is asked of a list. */
export interface ListQuestion {
  /** Columns that the tally tells apart, and what they must be. */
  readonly states: Readonly<Record<string, string | boolean>>;
  /** The studio's days, both included. */
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
  /** What the tally knows nothing of. */
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
  /** False: there are at least `totalRecords`. */
  readonly isExact: boolean;
}
