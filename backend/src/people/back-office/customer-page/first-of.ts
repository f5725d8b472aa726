import type { FirstOf } from '../../../../contract/people/customer-page.views.js';

/** A row of a capped list with the number of all of its rows. */
export type Counted<Row> = Row & { readonly total: number };

/** The rows, each without its count. */
export function firstOf<Row, Item>(
  rows: readonly Counted<Row>[],
  itemOf: (row: Omit<Counted<Row>, 'total'>) => Item,
): FirstOf<Item> {
  return {
    items: rows.map(({ total: _total, ...row }) => itemOf(row)),
    total: rows[0]?.total ?? 0,
  };
}
