import type { ReactNode } from 'react';
import type { RowSelection } from '../lib/use-row-selection.js';
import type { Sort } from '../lib/sort.js';
import type { Column, RowOpening } from './table-column.js';

export interface DataTableProps<Row, SortBy extends string> extends RowOpening<Row> {
  /** The name of the table for screen readers: 'Siparişler'. */
  readonly caption: string;
  readonly columns: readonly Column<Row, SortBy>[];
  /** Undefined while they are loading and skeletons are shown. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly sort?: Sort<SortBy> | undefined;
  readonly onSort?: ((sort: Sort<SortBy>) => void) | undefined;
  /** Shown when there are no rows. */
  readonly empty: ReactNode;
  /** True while other rows are loading and the shown ones stay readable. */
  readonly busy?: boolean;
  readonly skeletonRows?: number;
  /** Lets rows be selected. */
  readonly selection?: RowSelection<Row> | undefined;
}
