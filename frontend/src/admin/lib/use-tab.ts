import { useLocation } from 'react-router-dom';

/** Which part of a section is open, in its address under `name`; the first one stands without a word. */
export function useTab<Tab extends string>(name: string, tabs: readonly [Tab, ...Tab[]]) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const [first] = tabs;
  const current = tabs.find((tab) => tab === params.get(name)) ?? first;
  /** Begins at the first page; what else narrows the list stays. */
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
