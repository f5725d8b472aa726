import { createExpressMiddleware } from '@trpc/server/adapters/express';
import type { RequestHandler } from 'express';
import { AppError } from '../../contract/app-error.js';
import { isClosureError } from '../../contract/site-status/site-closure.js';
import type { AdminRightsService } from '../admin/admin-rights.service.js';
import type { ChangeFeed } from '../platform/change-feed/change-feed.js';
import { LONG_TEXT_BODY_BYTES, USUAL_BODY_BYTES } from '../platform/http/body-limits.js';
import { MAINTENANCE_RETRY_SECONDS } from '../platform/http/maintenance.js';
import { retryHeaders } from '../platform/http/unexpected-error.js';
import type { Log } from '../platform/logging/log.js';
import type { SecuritySettingsService } from '../platform/security/security-settings.service.js';
import { Visit } from '../platform/sessions/visit.js';
import type { CurrentStudio } from '../studio/current-studio.js';
import type { AppRouter } from './app-router.js';

/** The web site batches at most a handful of calls. */
const MAX_BATCH_SIZE = 20;

interface TrpcParts {
  readonly router: AppRouter;
  readonly log: Log;
  readonly security: SecuritySettingsService;
  readonly changeFeed: ChangeFeed;
  readonly studio: CurrentStudio;
  readonly rights: AdminRightsService;
}

/** tRPC as an Express handler. Only unforeseen errors are logged; refused inputs are not. */
export function trpcMiddleware(parts: TrpcParts): RequestHandler {
  const { router, log, security, changeFeed, studio, rights } = parts;
  const reading = (maxBodySize: number) =>
    createExpressMiddleware({
      router,
      maxBodySize,
      maxBatchSize: MAX_BATCH_SIZE,
      createContext: ({ req, res }) => {
        const visit = new Visit(req);
        return {
          requestId: String(res.getHeader('X-Request-Id')),
          visit,
          closure: visit.adminId === null ? security.closure : null,
          assertUses: (feature) => studio.assertUses(feature),
          assertMay: (adminId, right) => rights.assertMay(adminId, right),
          caughtUp: () => changeFeed.caughtUp(),
        };
      },
      responseMeta: ({ errors }) => (errors.length > 0 ? { headers: refusalHeaders(errors) } : {}),
      onError: ({ error, path, ctx }) => {
        if (error.code !== 'INTERNAL_SERVER_ERROR' || error.cause instanceof AppError) return;
        log.error('A procedure failed unexpectedly.', {
          path,
          requestId: ctx?.requestId,
          cause: error.cause ?? error,
        });
      },
    });
  const usual = reading(USUAL_BODY_BYTES);
  const long = reading(LONG_TEXT_BODY_BYTES);
  const takeLongTexts = pathsOfLongTexts(router);
  return (request, response, next) => {
    const requested = request.path.slice(1).split(',');
    // The sender is known before the body is read, so only admins may send a long one.
    const isLong = requested.some((path) => takeLongTexts.has(path)) && new Visit(request).adminId !== null;
    (isLong ? long : usual)(request, response, next);
  };
}

function pathsOfLongTexts(router: AppRouter): ReadonlySet<string> {
  const procedures = router._def.procedures as unknown as Readonly<Record<string, StatedProcedure>>;
  return new Set(Object.keys(procedures).filter((path) => procedures[path]?._def.meta?.takesLongTexts));
}

interface StatedProcedure {
  readonly _def: { readonly meta?: { readonly takesLongTexts?: true } };
}

/** Errors are never cached, even where good answers are. */
function refusalHeaders(errors: readonly { readonly cause?: unknown }[]): Record<string, string> {
  return {
    'cache-control': 'no-store',
    ...retryHeadersOf(errors),
  };
}

function retryHeadersOf(errors: readonly { readonly cause?: unknown }[]): Record<string, string> {
  const known = errors.flatMap(({ cause }) => (cause instanceof AppError ? [cause] : []));
  if (known.some(isClosureError)) {
    return { 'Retry-After': String(MAINTENANCE_RETRY_SECONDS) };
  }
  return Object.assign({}, ...known.map(retryHeaders)) as Record<string, string>;
}
