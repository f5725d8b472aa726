import type { ReactNode } from 'react';
import type { Sort } from '../lib/sort.js';
import type { Column, RowOpening } from './table-column.js';

export interface DataTableProps<Row, SortBy extends string> extends RowOpening<Row> {
  /** What the table lists, read aloud: 'Siparişler'. */
  readonly caption: string;
  readonly columns: readonly Column<Row, SortBy>[];
  /** Undefined until they are known: then the shape of rows stands there. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly sort?: Sort<SortBy> | undefined;
  readonly onSort?: ((sort: Sort<SortBy>) => void) | undefined;
  /** In the place of no rows. */
  readonly empty: ReactNode;
  /** Other rows are on their way; the ones that stand there stay readable. */
  readonly busy?: boolean;
  readonly skeletonRows?: number;
}
