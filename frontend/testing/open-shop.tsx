import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppProviders } from '../src/app-providers.js';
import { storefrontRoutes } from '../src/storefront/routes.js';
import { aPage, aProduct } from './catalogue.js';
import { asGuest } from './accounts.js';
import { fakeServer, type FakeProcedures } from './fake-server.js';
import { aQuote } from './orders.js';

/** The whole storefront at an address, against a server that answers what the test says. */
export function openShop(address = '/', procedures: FakeProcedures = {}) {
  const router = createMemoryRouter(storefrontRoutes, { initialEntries: [address] });
  const links = fakeServer({
    ...asGuest,
    'catalog.categories': () => [],
    'catalog.products': () => aPage([aProduct()]),
    'checkout.quote': () => aQuote({ lines: [] }),
    ...procedures,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  render(
    <AppProviders links={links} queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { user: userEvent.setup(), router };
}
