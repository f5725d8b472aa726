import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from './app.js';
import { AppProviders } from './app-providers.js';
import { isFrom, type PreviewAnswer, type PreviewOrder } from './lib/preview-messages.js';
import { createQueryClient } from './lib/query-client.js';
import { serverLinks } from './lib/trpc.js';
import { pressOnlyWindows } from './preview/only-windows.js';
import { Pointer } from './preview/point-at.js';
import { previewLink } from './preview/preview-link.js';
import { saidAt } from './preview/said-at.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

const site = createRoot(root);
const queryClient = createQueryClient();
const tellEditor = (answer: PreviewAnswer) => window.parent.postMessage(answer, window.location.origin);
const pointer = new Pointer((id, isSeen) => tellEditor({ kind: 'pointed', id, isSeen }));
let order: PreviewOrder | null = null;
const links = [previewLink(() => order?.preview ?? null), ...serverLinks()];

function show(next: PreviewOrder): void {
  const isOtherPage = order?.page !== next.page;
  order = next;
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => Array.isArray(path) && path[0] === 'content',
  });
  if (isOtherPage) draw(next.page);
  pointer.pointAt(next);
}

function draw(page: string): void {
  site.render(
    <StrictMode>
      <AppProviders links={links} queryClient={queryClient}>
        <MemoryRouter key={page} initialEntries={[page]}>
          <App />
        </MemoryRouter>
      </AppProviders>
    </StrictMode>,
  );
}

// Nobody but our own editor is listened to; opened by itself the page stays empty.
if (window.parent !== window) {
  pressOnlyWindows(document, (pressed) => tellEditor({ kind: 'pressed', texts: saidAt(pressed) }));
  window.addEventListener('message', (event: MessageEvent<PreviewOrder>) => {
    if (isFrom(window.parent, event)) show(event.data);
  });
  tellEditor({ kind: 'ready' });
}
