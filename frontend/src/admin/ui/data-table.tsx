import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import type { Sort } from '../lib/sort.js';
import { useIsNarrow } from '../lib/use-is-narrow.js';
import { CardList } from './card-list.js';
import type { Column, RowOpening } from './table-column.js';
import { TableRows } from './table-rows.js';

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

/** A list of the back office: a table, and cards where a table would be too narrow. */
export function DataTable<Row, SortBy extends string = string>(props: DataTableProps<Row, SortBy>) {
  const { caption, rows, empty, busy = false } = props;
  const isNarrow = useIsNarrow();
  if (rows?.length === 0) return empty;
  return (
    <chakra.section
      aria-label={caption}
      aria-busy={rows === undefined || busy}
      data-list=""
      scrollMarginTop="5"
      opacity={busy ? '0.6' : '1'}
      transition="opacity 140ms cubic-bezier(.22,.7,.25,1)"
    >
      {rows === undefined && <VisuallyHidden role="status">{caption} yükleniyor</VisuallyHidden>}
      {isNarrow ? <CardList {...props} /> : <TableRows {...props} />}
    </chakra.section>
  );
}
