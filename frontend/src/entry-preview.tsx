import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from './app.js';
import { AppProviders } from './app-providers.js';
import { isFrom, type PreviewAnswer, type PreviewOrder } from './lib/site/preview-messages.js';
import { createQueryClient } from './lib/server/query-client.js';
import { serverLinks } from './lib/server/trpc.js';
import { allowOnlyDialogs } from './content-preview/allow-only-dialogs.js';
import { ElementHighlighter } from './content-preview/element-highlighter.js';
import { previewLink } from './content-preview/preview-link.js';
import { textsAround } from './content-preview/texts-around.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');

const site = createRoot(root);
const queryClient = createQueryClient();
const postToEditor = (answer: PreviewAnswer) => window.parent.postMessage(answer, window.location.origin);
const pointer = new ElementHighlighter((id, isSeen) => postToEditor({ kind: 'pointed', id, isSeen }));
let order: PreviewOrder | null = null;
const links = [previewLink(() => order?.preview ?? null), ...serverLinks()];

function show(next: PreviewOrder): void {
  const isOtherPage = order?.page !== next.page;
  order = next;
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => Array.isArray(path) && path[0] === 'content',
  });
  if (isOtherPage) render(next.page);
  pointer.pointAt(next);
}

function render(page: string): void {
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

// Listens only to our own editor; opened directly, the page stays empty.
if (window.parent !== window) {
  allowOnlyDialogs(document, (pressed) => postToEditor({ kind: 'pressed', texts: textsAround(pressed) }));
  window.addEventListener('message', (event: MessageEvent<PreviewOrder>) => {
    if (isFrom(window.parent, event)) show(event.data);
  });
  postToEditor({ kind: 'ready' });
}
