import { useState } from 'react';

export interface RowSelection<Row> {
  /** The selected rows of those that are shown. */
  readonly rows: readonly Row[];
  /** 'some' when only a part of the shown rows is selected. */
  readonly extent: 'none' | 'some' | 'all';
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  /** Selects all shown rows, or none when all are selected. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

type RowId = string | number;

const NONE: ReadonlySet<RowId> = new Set();

/** Selects rows of a list. A row that is not shown any more, after a filter or on another page, is not selected. */
export function useRowSelection<Row extends { readonly id: RowId }>(
  shown: readonly Row[] | undefined = [],
): RowSelection<Row> {
  const [ids, setIds] = useState(NONE);
  const rows = shown.filter(({ id }) => ids.has(id));
  const isAll = shown.length > 0 && rows.length === shown.length;
  const select = (selected: readonly Row[]) => setIds(new Set(selected.map(({ id }) => id)));
  return {
    rows,
    extent: isAll ? 'all' : rows.length > 0 ? 'some' : 'none',
    has: ({ id }) => ids.has(id),
    toggle: (row) => select(ids.has(row.id) ? rows.filter(({ id }) => id !== row.id) : [...rows, row]),
    toggleAll: () => select(isAll ? [] : shown),
    clear: () => setIds(NONE),
  };
}
