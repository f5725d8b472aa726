import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { AppProviders } from '../src/app-providers.js';
import { RenderTime } from '../src/lib/rendering/render-time.js';
import { fakeServer } from './fake-server.js';

interface ServerPage {
  readonly page: ReactElement;
  /** The route's pattern, and the requested address. */
  readonly path: string;
  readonly address: string;
  readonly queryClient: QueryClient;
  readonly at: Date;
}

/** Renders a page as the server does, with all its data already in the client. */
export function serverHtml({ page, path, address, queryClient, at }: ServerPage): string {
  return renderToString(
    <RenderTime value={at}>
      <AppProviders links={fakeServer({})} queryClient={queryClient}>
        <StaticRouter location={address}>
          <Routes>
            <Route path={path} element={page} />
          </Routes>
        </StaticRouter>
      </AppProviders>
    </RenderTime>,
  );
}
