import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Express, RequestHandler } from 'express';
import sirv from 'sirv';

const YEAR_SECONDS = 31_536_000;
/** Addresses of the server's own; everything else that is asked for as a page is a page of the web site. */
const SERVER_PATHS = /^\/(trpc|api|media|odeme|health)(\/|$)/;

/** Serves the built web site: hashed files for ever, the page itself always fresh. */
export function useWebSite(app: Express, directory: string): void {
  const files = sirv(directory, {
    // `dev`: looks at the folder at each request. The list from the start would name files a new build has removed.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: cacheHashedFiles,
    extensions: [],
  });
  app.use((request, response, next) => {
    if (SERVER_PATHS.test(request.path)) next();
    else files(request, response, next);
  });
  app.use(page(directory));
}

function cacheHashedFiles(response: { setHeader(name: string, value: string): void }, path: string): void {
  const isHashed = path.startsWith('/assets/');
  response.setHeader('Cache-Control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
}

/** Whoever has the address of an order or a ticket may see it: search engines shall not. */
const NOT_FOR_SEARCH = /^\/(siparis|bilet)\//;

function page(directory: string): RequestHandler {
  const html = readFile(join(directory, 'index.html'), 'utf8');
  html.catch(() => undefined);
  return (request, response, next) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !SERVER_PATHS.test(request.path) &&
      request.accepts('html') === 'html';
    if (!isPage) {
      next();
      return;
    }
    if (NOT_FOR_SEARCH.test(request.path)) response.set('X-Robots-Tag', 'noindex, nofollow');
    html.then((text) => response.set('Cache-Control', 'no-cache').type('html').send(text), next);
  };
}
