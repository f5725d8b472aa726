import type { ReactNode } from 'react';
import type { SortOrder } from '@contract/admin/page.query.js';

/** Where a value stands on the card that a row becomes on narrow screens. */
export type CardPlace = 'title' | 'titleEnd' | 'line' | 'lineEnd' | 'badge' | 'labelled' | 'none';

export interface Column<Row, SortBy extends string = string> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts and counts stand at the right. */
  readonly align?: 'end';
  /** For a column of buttons: its name is only read aloud. */
  readonly titleHidden?: boolean;
  readonly sortBy?: SortBy;
  /** The direction of the first press; a press on the sorted column turns it round. */
  readonly firstOrder?: SortOrder;
  /** 'labelled' when nothing is said: the column's name and the value. */
  readonly onCard?: CardPlace;
}

/** How a row opens: a page of its own, or something on this one. */
export interface RowOpening<Row> {
  readonly rowHref?: ((row: Row) => string) | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** What the row is called when it is read aloud, such as the order's number. */
  readonly rowLabel?: ((row: Row) => string) | undefined;
}
