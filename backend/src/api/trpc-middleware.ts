import { createExpressMiddleware } from '@trpc/server/adapters/express';
import type { RequestHandler } from 'express';
import { AppError } from '../../contract/app-error.js';
import type { Log } from '../platform/logging/log.js';
import type { AppRouter } from './app-router.js';

const MAX_BODY_BYTES = 100 * 1024;
/** The web site asks for a handful of things at once. */
const MAX_BATCH_SIZE = 20;

/** tRPC as an Express handler. Only what we did not foresee is logged; a refused input is the visitor's affair. */
export function trpcMiddleware(router: AppRouter, log: Log): RequestHandler {
  return createExpressMiddleware({
    router,
    maxBodySize: MAX_BODY_BYTES,
    maxBatchSize: MAX_BATCH_SIZE,
    createContext: ({ req, res }) => ({
      requestId: String(res.getHeader('X-Request-Id')),
      visitorAddress: req.ip ?? 'unknown',
      customerId: null,
    }),
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
