import type { Express, Request, RequestHandler } from 'express';
import sirv from 'sirv';
import {
  BRAND_FILES,
  FEED_PATH,
  MANIFEST_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
} from '../../../contract/content/public-paths.js';
import { SERVER_FOLDERS } from './not-for-search.js';

const YEAR_SECONDS = 31_536_000;
/**
 * Files that are not served: the template of the page, which is filled before sending, and hidden files of
 * the build.
 */
const NO_FILES = /^\/+(%69|i)ndex\.html\/*$|\/(\.|%2e)/i;
/** Folders of the server; every other requested page belongs to the web site. */
const SERVER_PATHS = new RegExp(`^/(${[...SERVER_FOLDERS, 'media'].join('|')})(/|$)`);
/** Files for search engines, feed readers, browsers and telephones, which are not pages either. */
const MACHINE_PATHS: readonly string[] = [
  ...[SITEMAP_PATH, ROBOTS_PATH, FEED_PATH, MANIFEST_PATH],
  ...Object.values(BRAND_FILES),
];
const isOfServer = (path: string) => SERVER_PATHS.test(path) || MACHINE_PATHS.includes(path);

interface Site {
  /** The folder of its files. */
  readonly directory: string;
  /** Answers all requests for pages. */
  readonly pages: RequestHandler;
}

/** Serves the built web site: hashed files with unlimited caching, and pages through `pages`. */
export function useWebSite(app: Express, { directory, pages }: Site): void {
  const files = sirv(directory, {
    // `dev` reads the folder on each request; the list of files made at start would contain files that a new
    // build has removed.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: fileHeaders,
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

function fileHeaders(response: { setHeader(name: string, value: string): void }, path: string): void {
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
