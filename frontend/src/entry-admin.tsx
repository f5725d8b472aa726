import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AdminApp } from './admin/admin-app.js';
import { adminLinks } from './admin/lib/admin-links.js';
import { fetchJson } from './admin/lib/fetch-json.js';
import { noticeSessionExpiry } from './admin/lib/session-expiry.js';
import { AppProviders } from './app-providers.js';
import { guardBack } from './lib/navigation/back-guard.js';
import { createQueryClient } from './lib/server/query-client.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');

guardBack();

createRoot(root).render(
  <StrictMode>
    <AppProviders links={[noticeSessionExpiry, ...adminLinks(fetchJson)]} queryClient={createQueryClient()}>
      <BrowserRouter>
        <AdminApp />
      </BrowserRouter>
    </AppProviders>
  </StrictMode>,
);
