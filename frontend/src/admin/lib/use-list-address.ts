import { useMemo } from 'react';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize, SORT_ORDERS } from '@contract/admin/page.query.js';
import { useAddressParams } from '../../lib/navigation/use-address-params.js';
import type { FilterValue } from './filter-values.js';
import type { Sort } from './sort.js';

const PAGE = 'sayfa';
const PAGE_SIZE = 'adet';
const SORT = 'sirala';

interface AnyFilterValue {
  readonly read: (text: string) => unknown;
  readonly write: (value: never) => string;
}
type Readers = Readonly<Record<string, AnyFilterValue>>;
export type FiltersOf<Values extends Readers> = {
  readonly [Name in keyof Values]?:
    | (Values[Name] extends FilterValue<infer Value> ? Value : never)
    | undefined;
};

interface ListOptions<Values extends Readers, By extends string> {
  readonly filters: Values;
  readonly sorts: readonly By[];
  readonly defaultSort: Sort<By>;
  readonly defaultPageSize?: PageSize;
}

interface WriteOptions {
  /** For values that change with every key: Back then leads to the state before typing. */
  readonly replace?: boolean;
}

/**
 * Keeps the state of a list in the address, so that reload, Back and a shared link show the same list. Default values
 * are left out and invalid ones ignored. A new filter or sort order starts at the first page. `options` must be the
 * same object at every call.
 */
export function useListAddress<Values extends Readers, By extends string>(options: ListOptions<Values, By>) {
  const [params, setParams] = useAddressParams();
  return useMemo(() => {
    const { filters: values, defaultSort, defaultPageSize = DEFAULT_PAGE_SIZE } = options;
    const filters = readFilters(params, values);
    /** Changes filters, sort order or page. Other parameters, such as an open record, stay. */
    const change = (
      entries: Readonly<Record<string, string | undefined>>,
      { replace = false }: WriteOptions = {},
    ) => setParams((now) => withEntries(now, entries), { replace });
    const write = (names: readonly string[], next: FiltersOf<Values>, how?: WriteOptions) => {
      const entries = names.map((name) => [name, writeFilter(values[name], next[name])] as const);
      change({ ...Object.fromEntries(entries), [PAGE]: undefined }, how);
    };
    const setFilters = (next: FiltersOf<Values>, how?: WriteOptions) => write(Object.keys(values), next, how);
    const sort = readSort(params.get(SORT), options) ?? defaultSort;
    const sortText = (chosen: Sort<By>) =>
      isSame(chosen, defaultSort) ? undefined : `${chosen.by}-${chosen.order}`;
    return {
      filters,
      page: readWhole(params.get(PAGE)) ?? 1,
      perPage: PAGE_SIZES.find((size) => String(size) === params.get(PAGE_SIZE)) ?? defaultPageSize,
      sort,
      /** Filters and sort order as text, to be kept and opened again; '' for those that the list begins with. */
      view: textOf([
        ...Object.keys(values).map((name) => [name, writeFilter(values[name], filters[name])] as const),
        [SORT, sortText(sort)],
      ]),
      openView: (text: string) => {
        const kept = new URLSearchParams(text);
        const names = [...Object.keys(values), SORT];
        change({
          ...Object.fromEntries(names.map((name) => [name, kept.get(name) ?? undefined])),
          [PAGE]: undefined,
        });
      },
      setFilters,
      /** Changes some filters; `undefined` removes one. */
      changeFilters: (some: FiltersOf<Values>, how?: WriteOptions) => write(Object.keys(some), some, how),
      /** Applies the typed texts of a form, by the filters' names. */
      applyFilters: (texts: Readonly<Record<string, string>>) =>
        setFilters(readFilters(new URLSearchParams(texts), values)),
      clearFilters: () => setFilters({}),
      setPage: (page: number, how?: WriteOptions) =>
        change({ [PAGE]: page === 1 ? undefined : String(page) }, how),
      setPageSize: (size: PageSize) =>
        change({ [PAGE_SIZE]: size === defaultPageSize ? undefined : String(size), [PAGE]: undefined }),
      setSort: (chosen: Sort<By>) => change({ [SORT]: sortText(chosen), [PAGE]: undefined }),
    };
  }, [options, params, setParams]);
}

function readFilters<Values extends Readers>(params: URLSearchParams, values: Values): FiltersOf<Values> {
  const known = Object.entries(values).flatMap(([name, { read }]) => {
    const text = params.get(name);
    const value = text === null || text === '' ? undefined : read(text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known) as FiltersOf<Values>;
}

function writeFilter(filter: AnyFilterValue | undefined, value: unknown): string | undefined {
  return value === undefined ? undefined : filter?.write(value as never);
}

function withEntries(params: URLSearchParams, entries: Readonly<Record<string, string | undefined>>) {
  const next = new URLSearchParams(params);
  for (const [name, text] of Object.entries(entries)) {
    if (text === undefined || text === '') next.delete(name);
    else next.set(name, text);
  }
  return next;
}

function textOf(entries: readonly (readonly [name: string, text: string | undefined])[]): string {
  const given = entries.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]));
  return new URLSearchParams(given).toString();
}

function readWhole(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

function readSort<Values extends Readers, By extends string>(
  text: string | null,
  { sorts }: ListOptions<Values, By>,
): Sort<By> | undefined {
  for (const by of sorts) {
    const order = SORT_ORDERS.find((each) => text === `${by}-${each}`);
    if (order) return { by, order };
  }
  return undefined;
}

function isSame(one: Sort, other: Sort): boolean {
  return one.by === other.by && one.order === other.order;
}
