import { createExpressMiddleware } from '@trpc/server/adapters/express';
import type { RequestHandler } from 'express';
import { AppError } from '../../contract/app-error.js';
import { MAINTENANCE_RETRY_SECONDS } from '../platform/http/maintenance.js';
import type { Log } from '../platform/logging/log.js';
import type { SecuritySettingsService } from '../platform/security/security-settings.service.js';
import { Visit } from '../platform/sessions/visit.js';
import type { AppRouter } from './app-router.js';

const MAX_BODY_BYTES = 100 * 1024;
/** The web site asks for a handful of things at once. */
const MAX_BATCH_SIZE = 20;

interface TrpcParts {
  readonly router: AppRouter;
  readonly log: Log;
  readonly security: SecuritySettingsService;
}

/** tRPC as an Express handler. Only what we did not foresee is logged; a refused input is the visitor's affair. */
export function trpcMiddleware({ router, log, security }: TrpcParts): RequestHandler {
  return createExpressMiddleware({
    router,
    maxBodySize: MAX_BODY_BYTES,
    maxBatchSize: MAX_BATCH_SIZE,
    createContext: ({ req, res }) => ({
      requestId: String(res.getHeader('X-Request-Id')),
      visit: new Visit(req),
      isInMaintenance: security.current.maintenance_mode,
    }),
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
}

/** Whatever may be kept of good answers, nobody keeps a refusal. */
function refusalHeaders(errors: readonly { readonly cause?: unknown }[]): Record<string, string> {
  return {
    'cache-control': 'no-store',
    ...(errors.some(isMaintenance) ? { 'retry-after': String(MAINTENANCE_RETRY_SECONDS) } : {}),
  };
}

function isMaintenance({ cause }: { readonly cause?: unknown }): boolean {
  return cause instanceof AppError && cause.code === 'maintenance';
}
