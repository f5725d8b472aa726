import { useLocation } from 'react-router-dom';

/** Keeps the open tab in the address under `name`; the first tab needs no parameter. */
export function useTab<Tab extends string>(name: string, tabs: readonly [Tab, ...Tab[]]) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const [first] = tabs;
  const current = tabs.find((tab) => tab === params.get(name)) ?? first;
  /** The link keeps the filters and starts at the first page. */
  const hrefOf = (tab: Tab): string => {
    const next = new URLSearchParams(params);
    next.delete('sayfa');
    if (tab === first) next.delete(name);
    else next.set(name, tab);
    const query = next.toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return { current, hrefOf };
}
