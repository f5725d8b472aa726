import { useLayoutEffect } from 'react';
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import type { ReactNode } from 'react';

/** The current location, and a way for tests to change it. */
export interface TrackedRouter {
  state: { location: Location; historyAction: `${NavigationType}` };
  navigate: NavigateFunction;
}

/** A router in memory that a test can look into. */
export function trackedRouter(address: string) {
  const notYet = () => {
    throw new Error('The router is not rendered yet.');
  };
  const router = { state: undefined, navigate: notYet } as unknown as TrackedRouter;
  const Tracker = () => {
    const location = useLocation();
    const historyAction = useNavigationType();
    const navigate = useNavigate();
    useLayoutEffect(() => {
      router.state = { location, historyAction };
      router.navigate = navigate;
    });
    return null;
  };
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      <Tracker />
      {children}
    </MemoryRouter>
  );
  return { router, Router };
}
