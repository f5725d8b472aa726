import { useCallback, useMemo } from 'react';
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

type ChangeParams = (change: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The address that a location has been changed to while the screen still shows the old one. All hooks of a page read
 * it.
 */
const onTheWay = new WeakMap<Location, URLSearchParams>();

/**
 * The parameters of the address. Unlike the router's own hook, a change begins with what the last one made of them,
 * also when the page has not been rendered since: two quick choices both hold.
 */
export function useAddressParams(): readonly [params: URLSearchParams, change: ChangeParams] {
  const place = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(place.search), [place.search]);
  const change = useCallback<ChangeParams>(
    (make, options) => {
      const next = make(new URLSearchParams(onTheWay.get(place) ?? place.search));
      onTheWay.set(place, next);
      void navigate(`?${next.toString()}`, options);
    },
    [navigate, place],
  );
  return [params, change];
}
