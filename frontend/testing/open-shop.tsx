import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../src/app.js';
import { AppProviders } from '../src/app-providers.js';
// Imported in advance, because jest fails when several parts import a module at the same moment.
import '../src/storefront/catalog/product-list/other-finds-list.js';
import '../src/storefront/catalog/product-list/product-section.js';
import '../src/storefront/catalog/shelf/shelf-list.js';
import { aPage, aProduct } from './catalogue.js';
import { asGuest } from './accounts.js';
import { fakeServer, type FakeProcedures } from './fake-server.js';
import { aQuote } from './orders.js';
import { builtInCopy } from './site-copy.js';
import { trackedRouter } from './tracked-router.js';

/** Opens the whole storefront at an address; the test gives the server's answers. */
export function openShop(address = '/', procedures: FakeProcedures = {}) {
  const { router, Router } = trackedRouter(address);
  const links = fakeServer({
    ...asGuest,
    ...builtInCopy,
    'blog.posts': () => ({ posts: [], total: 0, perPage: 6 }),
    'catalog.categories': () => [],
    'catalog.products': () => aPage([aProduct()]),
    'workshops.search': () => [],
    'documents.ofOrder': () => [],
    'returns.ofOrder': () => ({ lines: [], askBy: null, days: 14, address: '', returns: [] }),
    'checkout.quote': () => aQuote({ lines: [] }),
    ...procedures,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  render(
    <AppProviders links={links} queryClient={queryClient}>
      <Router>
        <App />
      </Router>
    </AppProviders>,
  );
  return { user: userEvent.setup({ delay: null }), router, queryClient };
}
