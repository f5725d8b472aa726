import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import type { DataTableProps } from './data-table-props.js';
import { opens, RowOpener, useRowPress } from './row-opener.js';
import { AllRowsCheck, RowCheck } from './row-check.js';
import { ariaSort, SortButton } from './sort-button.js';
import type { Column } from './table-column.js';

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    '& th': {
      h: '48px',
      px: '3',
      textStyle: 'sm',
      fontWeight: '650',
      color: 'fg.muted',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      borderBottom: '1px solid {colors.border.emphasized}',
    },
    '& td': {
      py: '14px',
      px: '3',
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
      borderBottom: '1px solid {colors.border}',
    },
    '& :is(th, td):first-of-type': { ps: '0' },
    '& :is(th, td):last-of-type': { pe: '0' },
    '& :is(th, td)[data-align=end]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& small': { display: 'block', textStyle: 'sm', color: 'fg.subtle' },
    '& tbody tr[data-opens]': { cursor: 'pointer', _hover: { '& td': { bg: 'bg.subtle' } } },
  },
});

export function TableRows<Row, SortBy extends string>(props: DataTableProps<Row, SortBy>) {
  const { caption, columns, rows, rowKey, sort, onSort, skeletonRows = 8, selection, ...opening } = props;
  const press = useRowPress(opening);
  const isOpening = opens(opening);
  return (
    <Table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {selection && <th scope="col">{rows && <AllRowsCheck selection={selection} />}</th>}
          {columns.map((column) => (
            <th key={column.key} scope="col" data-align={column.align} aria-sort={ariaSort(column, sort)}>
              <ColumnTitle column={column} sort={sort} onSort={onSort} />
            </th>
          ))}
          {isOpening && (
            <th scope="col">
              <VisuallyHidden>Ayrıntı</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows?.map((row) => (
          <tr
            key={rowKey(row)}
            data-opens={isOpening ? '' : undefined}
            onClick={isOpening ? (event) => press(row, event) : undefined}
          >
            {selection && (
              <td>
                <RowCheck row={row} selection={selection} label={opening.rowLabel?.(row) ?? ''} />
              </td>
            )}
            {columns.map((column) => (
              <td key={column.key} data-align={column.align}>
                {column.cell(row)}
              </td>
            ))}
            {isOpening && (
              <td data-align="end">
                <RowOpener row={row} {...opening} />
              </td>
            )}
          </tr>
        )) ?? (
          <SkeletonRows
            count={skeletonRows}
            columns={columns.length + Number(isOpening) + Number(selection !== undefined)}
          />
        )}
      </tbody>
    </Table>
  );
}

function ColumnTitle<Row, SortBy extends string>({
  column,
  sort,
  onSort,
}: Pick<DataTableProps<Row, SortBy>, 'sort' | 'onSort'> & { readonly column: Column<Row, SortBy> }) {
  if (column.titleHidden === true) return <VisuallyHidden>{column.title}</VisuallyHidden>;
  if (column.sortBy === undefined || !onSort) return column.title;
  return <SortButton column={column} sort={sort} onSort={onSort} />;
}

function SkeletonRows({ count, columns }: { readonly count: number; readonly columns: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {Array.from({ length: columns }, (__, cell) => (
        <td key={cell}>
          <Skeleton h="44px" maxW={cell === 0 ? '96px' : '180px'} />
        </td>
      ))}
    </tr>
  ));
}
