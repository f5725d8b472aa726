import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { accentStyle } from '@contract/studio/accent.js';
import { lookHead } from '@contract/studio/look-head.js';
import type { PageRenderer, PageRequest, RenderedPage } from '@contract/pages/page-renderer.js';
import { BUILT_IN_SITE_TEXTS } from '@contract/content/site.rules.js';
import type { PageState } from '../lib/rendering/page-state.js';
import { PAGE_STATE_ID } from '../lib/rendering/page-state.js';
import { preloadPages } from '../lib/navigation/page-routes.js';
import { loadAllSections } from '../lib/navigation/lazy-section.js';
import { ClosedShop } from '../storefront/storefront-shell.js';
import { storefrontRoutes } from '../storefront/routes.js';
import { renderMarkup } from './page-markup.js';
import {
  comingSoonHead,
  maintenanceHead,
  notFoundHead,
  privateHead,
  unreadHead,
} from './head/no-page.head.js';
import { headHtml, type PageHead } from './head/page-head.js';
import { RENDERED_BY_BROWSER, pageAddress } from './page-address.js';
import { PAGE_CODE } from './page-code.js';
import { type PublicPage, publicPageAt } from './public-pages.js';
import { PageData } from './page-data.js';
import { SiteBuild } from './site-build.js';
import type { Site } from './structured-data/site.js';
import { staleAt } from './stale-at.js';
import { NotFoundPage } from '../storefront/while-in-use.js';

/** A screen may need the answer of one query for the next; no screen needs more rounds than this. */
const MAX_RENDERS = 5;

/** Shown without scripts on pages that only the browser renders. */
const WITHOUT_SCRIPTS =
  '<noscript><main><h1>JavaScript kapalı</h1><p>Bu sayfa, tarayıcınızda JavaScript açıkken çalışır. ' +
  'Parçalarımıza, seanslara ve yazılarımıza <a href="/">ana sayfadan</a> onsuz da bakabilirsiniz.</p></main></noscript>';

/** `directory` is the folder of the browser's build. */
export function createPageRenderer(directory: string): PageRenderer {
  const build = new SiteBuild(directory);
  return { addressOf: pageAddress, render: (request) => renderPage(build, request) };
}

let codeLoaded = Promise.resolve();

/** Loads the code of the page and its sections. Only the first page of each kind has to wait. */
function loadCode(pathname: string): Promise<void> {
  const load = async () => {
    await preloadPages(storefrontRoutes, pathname);
    await ClosedShop.preload();
    // Shown in place of a page of a part that the studio does not use.
    await NotFoundPage.preload();
    await loadAllSections();
  };
  codeLoaded = codeLoaded.then(load, load);
  return codeLoaded;
}

async function renderPage(build: SiteBuild, request: PageRequest): Promise<RenderedPage> {
  const { address, now, origin, ask } = request;
  const { pathname, search } = new URL(address, origin);
  const shown = new PageData(ask);
  await loadCode(pathname);
  const rendered = await renderUntilWhole(address, shown, now);
  const site = { origin, texts: shown.one('content.site') ?? BUILT_IN_SITE_TEXTS };
  const { look } = site.texts.studio;
  const { status, head, code } = describe(shown, { pathname, search, site }, request);
  const isRendered = pathname !== RENDERED_BY_BROWSER || status === 503;
  const state: PageState = { renderedAt: isRendered ? now.toISOString() : null, queries: shown.dehydrated() };
  return {
    status,
    isForSearch: status === 200 && head.robots === undefined,
    html: build.fill(
      [
        lookHead(look),
        headHtml(head, site),
        ...(isRendered ? [rendered.hints, rendered.styles, code && build.codeOf(code)] : []),
      ]
        .filter(Boolean)
        .join('\n'),
      isRendered ? rendered.markup : '',
      stateScript(state) + (isRendered ? '' : WITHOUT_SCRIPTS),
    ),
    styleHashes: [
      hashOf(accentStyle(look.accent)),
      ...build.styleHashes,
      ...(isRendered ? rendered.styleHashes : []),
    ],
    staleAt: staleAt(shown, now),
    isWhole: shown.isWhole,
  };
}

async function renderUntilWhole(address: string, shown: PageData, now: Date) {
  let rendered = renderMarkup(address, shown, now);
  for (let renders = 1; renders < MAX_RENDERS && (await shown.fetchMissing()); renders += 1) {
    rendered = renderMarkup(address, shown, now);
  }
  return rendered;
}

interface Description {
  readonly status: RenderedPage['status'];
  readonly head: PageHead;
  readonly code?: string;
}

function describe(
  shown: PageData,
  { pathname, search, site }: Pick<URL, 'pathname' | 'search'> & { readonly site: Site },
  { now }: Pick<PageRequest, 'now'>,
): Description {
  const { name } = site.texts.studio;
  const closure = shown.one('site.status')?.closure ?? null;
  if (closure !== null) {
    const head = closure === 'maintenance' ? maintenanceHead : comingSoonHead;
    return { status: 503, head: head(name), code: PAGE_CODE.closed };
  }
  if (pathname === RENDERED_BY_BROWSER) return { status: 200, head: privateHead(name) };
  const page = publicPageAt(pathname);
  const isUnknown = page?.about !== undefined && shown.isUnknown(page.about);
  if (page === null || !isInUse(page, site)) {
    return { status: 404, head: notFoundHead(name), code: PAGE_CODE.notFound };
  }
  if (isUnknown) return { status: 404, head: notFoundHead(name), code: page.code };
  const head = page.head(shown, site, { now, search });
  // The page's subject could not be read: with 503, search engines come again instead of dropping the page.
  return head
    ? { status: 200, head, code: page.code }
    : { status: 503, head: unreadHead(name), code: page.code };
}

function hashOf(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

function isInUse({ feature }: PublicPage, { texts }: Site): boolean {
  return feature === undefined || texts.features[feature];
}

/** Escapes `<`, because a text could otherwise end the element or hide its end in a comment. */
function stateScript(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${PAGE_STATE_ID}">${json}</script>`;
}
