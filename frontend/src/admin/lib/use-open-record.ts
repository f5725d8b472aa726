import { useLocation } from 'react-router-dom';
import { useAddressParams } from '../../lib/use-address-params.js';

/** A record that stands open above its list, in the address under `name`; a shared link opens it. */
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
    /** A step of its own unless told otherwise: Back closes it. */
    open: (id: string, { isStep = true } = {}) =>
      setParams((now) => withId(now, id), { replace: !isStep, preventScrollReset: true }),
    // Replaced, or Back would open it again.
    close: () => setParams((now) => withId(now, null), { replace: true, preventScrollReset: true }),
  };
}
