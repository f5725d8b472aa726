import type { Express, Request, RequestHandler } from 'express';
import sirv from 'sirv';
import { FEED_PATH, ROBOTS_PATH, SITEMAP_PATH } from '../../../contract/content/public-paths.js';
import { SERVER_FOLDERS } from './not-for-search.js';

const YEAR_SECONDS = 31_536_000;
/** The page is filled before it is sent, and what begins with a dot is the build's own affair. */
const NO_FILES = /^\/+(%69|i)ndex\.html\/*$|\/(\.|%2e)/i;
/** Addresses of the server's own; everything else that is asked for as a page is a page of the web site. */
const SERVER_PATHS = new RegExp(`^/(${[...SERVER_FOLDERS, 'media'].join('|')})(/|$)`);
/** What machines read of the site; not its pages either. */
const MACHINE_PATHS: readonly string[] = [SITEMAP_PATH, ROBOTS_PATH, FEED_PATH];
const isOfServer = (path: string) => SERVER_PATHS.test(path) || MACHINE_PATHS.includes(path);

interface Site {
  /** Where its files are. */
  readonly directory: string;
  /** Answers whatever is asked for as a page. */
  readonly pages: RequestHandler;
}

/** Serves the built web site: hashed files for ever, pages by who renders them. */
export function useWebSite(app: Express, { directory, pages }: Site): void {
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
    if (isOfServer(request.path) || NO_FILES.test(request.path)) next();
    else files(request, response, next);
  });
  app.use((request, response, next) => {
    if (isPage(request)) pages(request, response, next);
    else next();
  });
}

function cacheHashedFiles(response: { setHeader(name: string, value: string): void }, path: string): void {
  const isHashed = path.startsWith('/assets/');
  response.setHeader('Cache-Control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
}

function isPage(request: Request): boolean {
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !isOfServer(request.path) &&
    request.accepts('html') === 'html'
  );
}
