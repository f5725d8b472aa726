import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.js';
import { AppProviders } from './app-providers.js';
import { forgetShelf } from './lib/from-shelf.js';
import { nameFirstVisit } from './lib/name-first-visit.js';
import { preloadPages } from './lib/page-routes.js';
import { readPageState, takeOver } from './lib/page-state.js';
import { createQueryClient } from './lib/query-client.js';
import { RenderTime } from './lib/render-time.js';
import { serverLinks } from './lib/trpc.js';
import { storefrontRoutes } from './storefront/routes.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

nameFirstVisit();
forgetShelf();

const queryClient = createQueryClient();
const state = readPageState();
if (state) takeOver(queryClient, state);
const renderedAt = state?.renderedAt ?? null;

const site = (
  <StrictMode>
    <RenderTime value={renderedAt === null ? null : new Date(renderedAt)}>
      <AppProviders links={serverLinks()} queryClient={queryClient}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </AppProviders>
    </RenderTime>
  </StrictMode>
);

// What the server drew is taken over in one go, so the page's code is there first. Without it, the page says so itself.
await preloadPages(storefrontRoutes, window.location.pathname).catch(() => undefined);
if (renderedAt === null) createRoot(root).render(site);
else hydrateRoot(root, site);
