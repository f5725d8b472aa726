import type { ReactNode } from 'react';
import type { SortOrder } from '@contract/admin/page.query.js';

/** The place of a value on the card that a row becomes on narrow screens. */
export type CardPlace = 'title' | 'titleEnd' | 'line' | 'lineEnd' | 'badge' | 'actions' | 'labelled' | 'none';

export interface Column<Row, SortBy extends string = string> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligns amounts and counts at the right. */
  readonly align?: 'end';
  /** Hides the title visually, for a column of buttons. */
  readonly titleHidden?: boolean;
  readonly sortBy?: SortBy;
  /** The direction of the first press; a second press reverses it. */
  readonly firstOrder?: SortOrder;
  /** 'labelled' by default: the column's name and the value. */
  readonly onCard?: CardPlace;
}

/** How a row opens: at its own address, or in place. */
export interface RowOpening<Row> {
  readonly rowHref?: ((row: Row) => string) | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** The name of the row for screen readers, such as the order's number. */
  readonly rowLabel?: ((row: Row) => string) | undefined;
}
