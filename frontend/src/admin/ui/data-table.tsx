import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { useIsNarrow } from '../lib/use-is-narrow.js';
import { CardList } from './card-list.js';
import type { DataTableProps } from './data-table-props.js';
import { TableRows } from './table-rows.js';

/** A list of the back office: a table, or cards where a table would be too narrow. */
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
