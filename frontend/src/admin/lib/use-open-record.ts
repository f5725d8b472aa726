import { useLocation, useNavigate } from 'react-router-dom';

/** A record that stands open above its list, in the address under `name`: Back closes it, a shared link opens it. */
export function useOpenRecord(name: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hrefOf = (id: string | null): string => {
    const params = new URLSearchParams(search);
    if (id === null) params.delete(name);
    else params.set(name, id);
    const query = params.toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return {
    id: new URLSearchParams(search).get(name),
    hrefOf: (id: string) => hrefOf(id),
    open: (id: string) => void navigate(hrefOf(id), { preventScrollReset: true }),
    // Replaced, or Back would open it again.
    close: () => void navigate(hrefOf(null), { replace: true, preventScrollReset: true }),
  };
}
