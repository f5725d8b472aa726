import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SelectField } from '../../ui/select-field.js';
import { Skeleton } from '../../ui/skeleton.js';
import type { Sort } from '../lib/sort.js';
import type { DataTableProps } from './data-table-props.js';
import { RowCheck } from './row-check.js';
import { opens, RowOpener, useRowPress } from './row-opener.js';
import type { CardPlace, Column } from './table-column.js';

const Line = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    columnGap: '4',
    minW: '0',
    overflowWrap: 'anywhere',
    '& > *': { minW: '0' },
    '& small': { display: 'block', textStyle: 'sm', color: 'fg.subtle' },
  },
});

/** Shows the rows as cards, with the sorting that the column heads would offer. */
export function CardList<Row, SortBy extends string>(props: DataTableProps<Row, SortBy>) {
  const { caption, columns, rows, rowKey, sort, onSort, skeletonRows = 5, selection, ...opening } = props;
  const press = useRowPress(opening);
  return (
    <>
      <SortChoice columns={columns} sort={sort} onSort={onSort} />
      <ul aria-label={caption}>
        {rows?.map((row) => (
          <chakra.li
            key={rowKey(row)}
            display="grid"
            gridTemplateColumns={selection ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)'}
            gap="2"
            py="4"
            borderBottomWidth="1px"
            onClick={opens(opening) ? (event) => press(row, event) : undefined}
          >
            {selection && <RowCheck row={row} selection={selection} label={opening.rowLabel?.(row) ?? ''} />}
            <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
              <Card
                columns={columns}
                row={row}
                opener={opens(opening) && <RowOpener row={row} {...opening} />}
              />
            </chakra.div>
          </chakra.li>
        )) ?? <SkeletonCards count={skeletonRows} />}
      </ul>
    </>
  );
}

interface CardProps<Row, SortBy extends string> {
  readonly columns: readonly Column<Row, SortBy>[];
  readonly row: Row;
  readonly opener: ReactNode;
}

function Card<Row, SortBy extends string>({ columns, row, opener }: CardProps<Row, SortBy>) {
  const at = (...places: CardPlace[]) => columns.filter(({ onCard = 'labelled' }) => places.includes(onCard));
  const badges = at('badge');
  const actions = at('actions');
  return (
    <>
      <CardLine columns={at('title', 'titleEnd')} row={row} strong />
      <CardLine columns={at('line', 'lineEnd')} row={row} />
      {at('labelled').map((column) => (
        <Line key={column.key}>
          <chakra.span color="fg.subtle">{column.title}</chakra.span>
          <chakra.div ms="auto" textAlign="end">
            {column.cell(row)}
          </chakra.div>
        </Line>
      ))}
      {(badges.length > 0 || opener !== false) && (
        <chakra.div display="flex" alignItems="center" gap="3">
          <chakra.div display="flex" alignItems="center" flexWrap="wrap" gap="3" flex="1" minW="0">
            {badges.map((column) => (
              <div key={column.key}>{column.cell(row)}</div>
            ))}
          </chakra.div>
          {opener}
        </chakra.div>
      )}
      {actions.map((column) => (
        <div key={column.key}>{column.cell(row)}</div>
      ))}
    </>
  );
}

function CardLine<Row, SortBy extends string>({
  columns,
  row,
  strong = false,
}: Omit<CardProps<Row, SortBy>, 'opener'> & { readonly strong?: boolean }) {
  if (columns.length === 0) return null;
  return (
    <Line fontWeight={strong ? '650' : '400'}>
      {columns.map(({ key, cell, onCard }) => (
        <chakra.div key={key} {...(onCard?.endsWith('End') && { ms: 'auto', textAlign: 'end' })}>
          {cell(row)}
        </chakra.div>
      ))}
    </Line>
  );
}

function SortChoice<Row, SortBy extends string>({
  columns,
  sort,
  onSort,
}: Pick<DataTableProps<Row, SortBy>, 'columns' | 'sort' | 'onSort'>) {
  if (!onSort) return null;
  const choices = columns.flatMap(({ title, sortBy: by }) => {
    if (by === undefined) return [];
    const falling: Sort<SortBy> = { by, order: 'desc' };
    const rising: Sort<SortBy> = { by, order: 'asc' };
    return [
      { value: `${by} desc`, label: `${title}, azalan`, sort: falling },
      { value: `${by} asc`, label: `${title}, artan`, sort: rising },
    ];
  });
  if (choices.length === 0) return null;
  const current = choices.find(({ sort: { by, order } }) => by === sort?.by && order === sort.order);
  return (
    <chakra.div pb="2">
      <SelectField
        label="Sıralama"
        size="sm"
        options={choices}
        {...(!current && { placeholder: 'Olağan sıra' })}
        value={current?.value ?? ''}
        onChange={({ target }) => {
          const chosen = choices.find(({ value }) => value === target.value);
          if (chosen) onSort(chosen.sort);
        }}
      />
    </chakra.div>
  );
}

function SkeletonCards({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, card) => (
    <chakra.li key={card} aria-hidden="true" display="grid" gap="2" py="4" borderBottomWidth="1px">
      <Skeleton h="22px" maxW="60%" />
      <Skeleton h="22px" maxW="80%" />
      <Skeleton h="44px" maxW="50%" />
    </chakra.li>
  ));
}
