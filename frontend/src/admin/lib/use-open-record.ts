import { useLocation } from 'react-router-dom';
import { useAddressParams } from '../../lib/navigation/use-address-params.js';

/** Keeps in the address which record is open above its list. */
export function useOpenRecord(name: string) {
  const { pathname } = useLocation();
  const [params, setParams] = useAddressParams();
  const withId = (now: URLSearchParams, id: string | null) => {
    const next = new URLSearchParams(now);
    if (id === null) next.delete(name);
    else next.set(name, id);
    return next;
  };
  return {
    id: params.get(name),
    hrefOf: (id: string) => `${pathname}?${withId(params, id).toString()}`,
    /** Opens a record. Back closes it, unless `isStep` is false. */
    open: (id: string, { isStep = true } = {}) =>
      setParams((now) => withId(now, id), { replace: !isStep, preventScrollReset: true }),
    // Replaces the history entry, because Back would otherwise open the record again.
    close: () => setParams((now) => withId(now, null), { replace: true, preventScrollReset: true }),
  };
}
