import { createHash } from 'node:crypto';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app.js';
import { AppProviders } from '../app-providers.js';
import { RenderTime } from '../lib/rendering/render-time.js';
import type { PageData } from './page-data.js';

interface PageMarkup {
  /** Elements that React renders before the page, which belong into the head. */
  readonly hints: string;
  readonly styles: string;
  readonly styleHashes: readonly string[];
  readonly markup: string;
}

const ROOT = '<div id="root">';

export function renderMarkup(address: string, shown: PageData, now: Date): PageMarkup {
  const cache = createCache({ key: 'css' });
  // Created before rendering, because it stops the cache from writing rules between the elements.
  const emotion = createEmotionServer(cache);
  const html = renderToString(
    <div id="root">
      <CacheProvider value={cache}>
        <RenderTime value={now}>
          <AppProviders links={shown.links} queryClient={shown.queryClient}>
            <StaticRouter location={address}>
              <App />
            </StaticRouter>
          </AppProviders>
        </RenderTime>
      </CacheProvider>
    </div>,
  );
  const start = html.indexOf(ROOT);
  return {
    hints: html.slice(0, start),
    markup: html.slice(start + ROOT.length, -'</div>'.length),
    ...styles(emotion.extractCriticalToChunks(html).styles),
  };
}

interface StyleChunk {
  readonly key: string;
  readonly ids: readonly string[];
  readonly css: string;
}

/** Returns the styles that the page uses, marked so that the browser's build recognises them. */
function styles(chunks: readonly StyleChunk[]): Pick<PageMarkup, 'styles' | 'styleHashes'> {
  const elements = chunks
    .filter(({ css }) => css !== '')
    .map(({ key, ids, css }) => ({ name: [key, ...ids].join(' '), css: css.replaceAll('</', '<\\/') }));
  return {
    styles: elements.map(({ name, css }) => `<style data-emotion="${name}">${css}</style>`).join('\n'),
    styleHashes: elements.map(({ css }) => `sha256-${createHash('sha256').update(css).digest('base64')}`),
  };
}
