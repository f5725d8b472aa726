import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express, { type Express, type RequestHandler, Router } from 'express';
import { RefusedRequestsService } from './activity-log/refused-requests.service.js';
import { AdminRightsService } from './admin/admin-rights.service.js';
import { AppRouterService } from './api/app-router.js';
import { recordRefusals } from './api/record-refusals.js';
import { trpcGuards } from './api/trpc-guards.js';
import { isPoll } from './api/polls.js';
import { trpcMiddleware } from './api/trpc-middleware.js';
import { AppModule } from './app.module.js';
import { UNSUBSCRIBE_PATH } from './people/consents/unsubscribe-links.service.js';
import { LiveChangesService } from './api/live/live-changes.service.js';
import { RequestMetricsService } from './operations/monitoring/request-metrics.service.js';
import { AnswerPagesService } from './pages/answer-pages.service.js';
import { BANK_NOTICE_PATH, BANK_RETURN_PATH } from './payments/bank-paths.js';
import { ChangeFeed } from './platform/change-feed/change-feed.js';
import type { Settings } from './platform/config/settings.js';
import { ApiLimitService } from './platform/http/api-limit.service.js';
import { useBodyParsers } from './platform/http/body-parsers.js';
import { closedInMaintenance } from './platform/http/maintenance.js';
import { knownHosts, refuseUnknownHost } from './platform/http/known-hosts.js';
import { privateByDefault } from './platform/http/private-by-default.js';
import { endConnections, sayWhenLast } from './platform/http/end-connections.js';
import { ResponseCache } from './platform/http/response-cache.js';
import { requestId } from './platform/http/request-id.js';
import { sameOriginOnly } from './platform/http/same-origin.js';
import { securityHeaders } from './platform/http/security-headers.js';
import { useWebSite } from './platform/http/web-site.js';
import { Log } from './platform/logging/log.js';
import { CurrentStudio } from './studio/current-studio.js';
import { SecuritySettingsService } from './platform/security/security-settings.service.js';
import { Sessions } from './platform/sessions/sessions.js';
import { Shutdown } from './platform/shutdown.js';
import { ReadYourWritesInterceptor } from './rest/http/read-your-writes.interceptor.js';
import { RestErrorFilter } from './rest/http/rest-error.filter.js';

/** The folder next to the compiled backend into which the web site's build puts both its halves. */
const WEB_BUILD = fileURLToPath(new URL('../../../frontend/dist', import.meta.url));

/** Limits on slow requests, which otherwise only occupy connections. */
const REQUEST_TIMES = {
  headersTimeout: 10_000,
  // Time for the six pictures of a product over the studio's own line; the proxy passes them on as they
  // arrive.
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  // Longer than proxies and browsers keep a connection, because a request sent on one that just ends here
  // would be lost.
  keepAliveTimeout: 65_000,
};

export interface RunningServer {
  readonly app: NestExpressApplication;
  readonly port: number;
  /** `lingerMs`: how long a proxy in front may still use its open connections. */
  readonly stop: (lingerMs?: number) => Promise<void>;
}

/** Writes data that must exist before the first visitor comes. */
type Prepare = (app: NestExpressApplication) => Promise<void>;
const doNothing: Prepare = () => Promise.resolve();

/** The whole shop in one process: web site, API and, unless WORKER is off, jobs. */
export async function startServer(settings: Settings, prepare: Prepare = doNothing): Promise<RunningServer> {
  const web = express();
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(settings),
    new ExpressAdapter(web),
    { bodyParser: false, logger: new Log(settings), abortOnError: false },
  );
  app.useLogger(app.get(Log));
  app.useGlobalFilters(app.get(RestErrorFilter));
  app.useGlobalInterceptors(app.get(ReadYourWritesInterceptor));
  useEdge(web, app, settings);
  await app.init();
  await prepare(app);
  const [responseCache, shutdown] = [app.get(ResponseCache), app.get(Shutdown)];
  const isKnownHost = knownHosts(settings);
  const server = createServer(REQUEST_TIMES, (request, response) => {
    // Before the cache, whose answers are the same for every host.
    if (!isKnownHost(request)) refuseUnknownHost(response);
    else if (!responseCache.handle(request, response)) web(request, response);
  });
  sayWhenLast(server, shutdown);
  const port = await listen(server, settings.PORT);
  return { app, port, stop: (lingerMs = 0) => stop(server, app, lingerMs) };
}

function useEdge(web: Express, app: NestExpressApplication, settings: Settings): void {
  const { protocol, origin } = new URL(settings.PUBLIC_URL);
  web.disable('x-powered-by');
  web.set('trust proxy', settings.TRUSTED_PROXIES);
  const { router } = app.get(AppRouterService);
  web.use(app.get(RequestMetricsService).watch(new Set(Object.keys(router._def.procedures))));
  web.use(requestId(settings.TRUSTED_PROXIES), securityHeaders({ isHttps: protocol === 'https:' }));
  web.use(privateByDefault, app.get(ResponseCache).capture());
  const refused = app.get(RefusedRequestsService);
  const signedPaths = [BANK_RETURN_PATH, BANK_NOTICE_PATH, UNSUBSCRIBE_PATH];
  const sameOrigin = recordRefusals(refused, sameOriginOnly(origin, signedPaths));
  const { floodGate, handler: apiLimit } = app.get(ApiLimitService);
  const guards = [
    sameOrigin,
    recordRefusals(refused, floodGate),
    sessionsWhereNeeded(app),
    recordRefusals(refused, apiLimit),
  ];
  const security = app.get(SecuritySettingsService);
  const log = app.get(Log);
  const changeFeed = app.get(ChangeFeed);
  const studio = app.get(CurrentStudio);
  const rights = app.get(AdminRightsService);
  const trpc = trpcMiddleware({ router, log, security, changeFeed, studio, rights });
  web.use('/trpc', trpcGuards(log, ...guards), trpc);
  web.use('/api', ...guards, closedInMaintenance(security));
  web.use(sameOrigin);
  // Registered before Nest, whose last handler answers all unknown paths with 'not found'.
  const build = settings.WEB_DIR ?? WEB_BUILD;
  useWebSite(web, { directory: join(build, 'site'), pages: app.get(AnswerPagesService).handler(build) });
  useBodyParsers(web);
}

/**
 * Skips the session for answers that are the same for everybody: they need no visitor and must carry no
 * cookie.
 */
function sessionsWhereNeeded(app: NestExpressApplication): RequestHandler {
  const responseCache = app.get(ResponseCache);
  const sessions = Router().use(...app.get(Sessions).handlers(isPoll));
  return (request, response, next) => {
    const { method, originalUrl: url } = request;
    if (responseCache.isSameForAll({ method, url })) next();
    else sessions(request, response, next);
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Accepts no new requests, lets running requests and jobs finish within one limit, and then closes the
 * database.
 */
async function stop(server: Server, app: NestExpressApplication, lingerMs: number): Promise<void> {
  const shutdown = app.get(Shutdown);
  shutdown.begin();
  app.get(LiveChangesService).end();
  await endConnections(server, shutdown, lingerMs);
  await app.close();
}
