import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Express, RequestHandler } from 'express';
import sirv from 'sirv';
import { FEED_PATH, ROBOTS_PATH, SITEMAP_PATH } from '../../../contract/content/public-paths.js';
import type { SecuritySettingsService } from '../security/security-settings.service.js';
import { MAINTENANCE_RETRY_SECONDS } from './maintenance.js';
import { PERSONAL_PAGES, SERVER_FOLDERS } from './not-for-search.js';

const YEAR_SECONDS = 31_536_000;
const PAGE_FILE = '/index.html';
/** Addresses of the server's own; everything else that is asked for as a page is a page of the web site. */
const SERVER_PATHS = new RegExp(`^/(${[...SERVER_FOLDERS, 'media'].join('|')})(/|$)`);
/** What machines read of the site; not its pages either. */
const MACHINE_PATHS: readonly string[] = [SITEMAP_PATH, ROBOTS_PATH, FEED_PATH];
const isOfServer = (path: string) => SERVER_PATHS.test(path) || MACHINE_PATHS.includes(path);

interface Site {
  /** Where its build has put it. */
  readonly directory: string;
  readonly security: SecuritySettingsService;
}

/** Serves the built web site: hashed files for ever, the page itself always fresh. */
export function useWebSite(app: Express, { directory, security }: Site): void {
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
    if (isOfServer(request.path) || request.path === PAGE_FILE) next();
    else files(request, response, next);
  });
  app.use(page(directory, security));
}

function cacheHashedFiles(response: { setHeader(name: string, value: string): void }, path: string): void {
  const isHashed = path.startsWith('/assets/');
  response.setHeader('Cache-Control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
}

/** Search engines have no business with them. */
const NOT_FOR_SEARCH = new RegExp(`^/(${PERSONAL_PAGES.join('|')})(/|$)`, 'i');
const BACK_OFFICE = /^\/admin(\/|$)/i;

function page(directory: string, security: SecuritySettingsService): RequestHandler {
  const html = readFile(join(directory, PAGE_FILE), 'utf8');
  html.catch(() => undefined);
  return (request, response, next) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !isOfServer(request.path) &&
      request.accepts('html') === 'html';
    if (!isPage) {
      next();
      return;
    }
    if (NOT_FOR_SEARCH.test(request.path)) response.set('X-Robots-Tag', 'noindex, nofollow');
    if (security.current.maintenance_mode && !BACK_OFFICE.test(request.path)) {
      // The page itself shows the maintenance; search engines come back later.
      response.status(503).set('Retry-After', String(MAINTENANCE_RETRY_SECONDS));
    } else {
      response.set('Cache-Control', 'no-cache');
    }
    html.then((text) => response.type('html').send(text), next);
  };
}
