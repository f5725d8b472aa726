import 'reflect-metadata';
import type { PageRenderer, PageRequest, RenderedPage } from '@contract/pages/page-renderer.js';
import { BUILT_IN_SITE_TEXTS } from '@contract/content/site-texts.rules.js';
import type { PageState } from '../lib/page-state.js';
import { PAGE_STATE_ID } from '../lib/page-state.js';
import { preloadPages } from '../lib/page-routes.js';
import { bringAllParts } from '../lib/part-below.js';
import { MaintenancePage } from '../storefront/storefront-shell.js';
import { storefrontRoutes } from '../storefront/routes.js';
import { drawPage } from './drawn-page.js';
import { MAINTENANCE_HEAD, NOT_FOUND_HEAD, PRIVATE_HEAD, UNREAD_HEAD } from './head/no-page.head.js';
import { headHtml, type PageHead } from './head/page-head.js';
import { DRAWN_BY_BROWSER, pageAddress } from './page-address.js';
import { PAGE_CODE } from './page-code.js';
import { publicPageAt } from './public-pages.js';
import { ShownData } from './shown-data.js';
import { SiteBuild } from './site-build.js';
import { staleAt } from './stale-at.js';

/** A screen asks, gets its answer, and may then ask for more; none does so oftener. */
const MOST_DRAWINGS = 5;

/** Where only the browser draws, there would be nothing at all to read. */
const WITHOUT_SCRIPTS =
  '<noscript><main><h1>JavaScript kapalı</h1><p>Bu sayfa, tarayıcınızda JavaScript açıkken çalışır. ' +
  'Parçalarımıza, seanslara ve yazılarımıza <a href="/">ana sayfadan</a> onsuz da bakabilirsiniz.</p></main></noscript>';

/** `directory`: where the browser's build is. */
export function createPageRenderer(directory: string): PageRenderer {
  const build = new SiteBuild(directory);
  return { addressOf: pageAddress, render: (request) => renderPage(build, request) };
}

let codeBrought = Promise.resolve();

/** What the page and its parts are made of, page after page: only the first of each has anything to wait for. */
function bringCode(pathname: string): Promise<void> {
  const bring = async () => {
    await preloadPages(storefrontRoutes, pathname);
    await MaintenancePage.preload();
    await bringAllParts();
  };
  codeBrought = codeBrought.then(bring, bring);
  return codeBrought;
}

async function renderPage(build: SiteBuild, request: PageRequest): Promise<RenderedPage> {
  const { address, now, origin, ask } = request;
  const { pathname } = new URL(address, origin);
  const shown = new ShownData(ask);
  await bringCode(pathname);
  const drawn = await drawUntilWhole(address, shown, now);
  const { status, head, code } = describe(shown, pathname, request);
  const isDrawn = pathname !== DRAWN_BY_BROWSER || status === 503;
  const state: PageState = { renderedAt: isDrawn ? now.toISOString() : null, queries: shown.dehydrated() };
  return {
    status,
    isForSearch: status === 200 && head.robots === undefined,
    html: build.fill(
      [headHtml(head, origin), ...(isDrawn ? [drawn.hints, drawn.styles, code && build.codeOf(code)] : [])]
        .filter(Boolean)
        .join('\n'),
      isDrawn ? drawn.markup : '',
      stateScript(state) + (isDrawn ? '' : WITHOUT_SCRIPTS),
    ),
    styleHashes: [...build.styleHashes, ...(isDrawn ? drawn.styleHashes : [])],
    staleAt: staleAt(shown, now),
    isWhole: shown.isWhole,
  };
}

async function drawUntilWhole(address: string, shown: ShownData, now: Date) {
  let drawn = drawPage(address, shown, now);
  for (let drawings = 1; drawings < MOST_DRAWINGS && (await shown.bringMissing()); drawings += 1) {
    drawn = drawPage(address, shown, now);
  }
  return drawn;
}

interface Description {
  readonly status: RenderedPage['status'];
  readonly head: PageHead;
  readonly code?: string;
}

function describe(
  shown: ShownData,
  pathname: string,
  { origin, now }: Pick<PageRequest, 'origin' | 'now'>,
): Description {
  if (shown.one('site.status')?.isInMaintenance === true) {
    return { status: 503, head: MAINTENANCE_HEAD, code: PAGE_CODE.maintenance };
  }
  if (pathname === DRAWN_BY_BROWSER) return { status: 200, head: PRIVATE_HEAD };
  const page = publicPageAt(pathname);
  const isUnknown = page?.about !== undefined && shown.isUnknown(page.about);
  if (page === null) return { status: 404, head: NOT_FOUND_HEAD, code: PAGE_CODE.notFound };
  if (isUnknown) return { status: 404, head: NOT_FOUND_HEAD, code: page.code };
  const texts = shown.one('content.site') ?? BUILT_IN_SITE_TEXTS;
  const head = page.head(shown, { origin, texts }, now);
  // What it is about could not be read: search engines shall come again, not forget it.
  return head ? { status: 200, head, code: page.code } : { status: 503, head: UNREAD_HEAD, code: page.code };
}

/** A `<` in the texts could end the element, or hide its end in a comment. */
function stateScript(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${PAGE_STATE_ID}">${json}</script>`;
}
