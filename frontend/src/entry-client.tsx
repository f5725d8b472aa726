import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppProviders } from './app-providers.js';
import { nameFirstVisit } from './lib/name-first-visit.js';
import { createQueryClient } from './lib/query-client.js';
import { serverLinks } from './lib/trpc.js';
import { storefrontRoutes } from './storefront/routes.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

nameFirstVisit();

createRoot(root).render(
  <StrictMode>
    <AppProviders links={serverLinks()} queryClient={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(storefrontRoutes)} />
    </AppProviders>
  </StrictMode>,
);
