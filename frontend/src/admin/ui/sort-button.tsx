import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Icon } from '../../ui/icon.js';
import type { Sort } from '../lib/sort.js';
import type { Column } from './table-column.js';

const Press = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: 'target',
    minW: 'target',
    fontWeight: '650',
    color: 'inherit',
    '[data-align=end] > &': { flexDirection: 'row-reverse' },
    '[aria-sort] > &': {
      color: 'fg',
      textDecoration: 'underline',
      textUnderlineOffset: '5px',
      textDecorationColor: 'brand.solid',
      textDecorationThickness: '2px',
    },
  },
});

/** Returns the `aria-sort` of a column's head; nothing while the list is sorted by another column. */
export function ariaSort<Row, By extends string>(
  { sortBy }: Column<Row, By>,
  sort: Sort<By> | undefined,
): 'ascending' | 'descending' | undefined {
  if (sortBy === undefined || sort?.by !== sortBy) return undefined;
  return sort.order === 'asc' ? 'ascending' : 'descending';
}

/** Specification 2, section 2.7: pressing the sorted column reverses the direction. */
function nextSort<Row, By extends string>(
  column: Column<Row, By>,
  sort: Sort<By> | undefined,
  by: By,
): Sort<By> {
  if (sort?.by !== by) return { by, order: column.firstOrder ?? 'asc' };
  return { by, order: sort.order === 'asc' ? 'desc' : 'asc' };
}

interface SortButtonProps<Row, By extends string> {
  readonly column: Column<Row, By>;
  readonly sort: Sort<By> | undefined;
  readonly onSort: (sort: Sort<By>) => void;
}

export function SortButton<Row, By extends string>({ column, sort, onSort }: SortButtonProps<Row, By>) {
  const { title, sortBy } = column;
  if (sortBy === undefined) return title;
  const ascending = sort?.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <Press type="button" onClick={() => onSort(nextSort(column, sort, sortBy))}>
      {title}
      <Icon as={sort?.by === sortBy ? ascending : ChevronsUpDown} size="sm" />
    </Press>
  );
}
