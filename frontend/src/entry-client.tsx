import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.js';
import { AppProviders } from './app-providers.js';
import { guardBack } from './lib/navigation/back-guard.js';
import { forgetProductList } from './lib/navigation/from-product-list.js';
import { releaseLinks } from './lib/rendering/event-replay.js';
import { browserPage } from './lib/navigation/browser-page.js';
import { setFirstHistoryKey } from './lib/navigation/first-history-key.js';
import { preloadPages } from './lib/navigation/page-routes.js';
import { askAgainOnReturn, readPageState, takeOver } from './lib/rendering/page-state.js';
import { createQueryClient } from './lib/server/query-client.js';
import { RenderTime } from './lib/rendering/render-time.js';
import { serverLinks } from './lib/server/trpc.js';
import { storefrontRoutes } from './storefront/routes.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');

setFirstHistoryKey();
forgetProductList();
guardBack();

const queryClient = createQueryClient();
askAgainOnReturn(queryClient);
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

const isCodeHere = await preloadPages(storefrontRoutes, window.location.pathname).then(
  () => true,
  () => false,
);
if (renderedAt === null) createRoot(root).render(site);
// The page is hydrated as a whole, so its code must have loaded; without it the server's page stays readable
// and its links work. Hydrating as a transition lets the browser respond between the parts.
else if (isCodeHere) startTransition(() => void hydrateRoot(root, site));
else {
  releaseLinks(document.documentElement);
  window.addEventListener('online', () => browserPage.reload(), { once: true });
}
