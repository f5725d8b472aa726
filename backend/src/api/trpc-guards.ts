import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { AppError } from '../../contract/app-error.js';
import { retryHeaders, unexpectedError } from '../platform/http/unexpected-error.js';
import type { Log } from '../platform/logging/log.js';
import { trpcCodeOf, trpcErrorShape } from './trpc-error-shape.js';

/** Runs the middlewares before tRPC (origin, limits, sessions) and answers their errors in tRPC's format. */
export function trpcGuards(log: Log, ...guards: RequestHandler[]): RequestHandler {
  const all = Router().use(...guards);
  return (request, response, next) => {
    all(request, response, (error?: unknown) => {
      if (error === undefined || error === null) {
        next();
        return;
      }
      const known = asAppError(error, { log, response });
      if (!response.headersSent) refuse(known, request, response);
    });
  };
}

function asAppError(error: unknown, { log, response }: { log: Log; response: Response }): AppError {
  if (error instanceof AppError) return error;
  log.error('A request failed before its procedure.', { requestId: requestIdOf(response), cause: error });
  return unexpectedError(error);
}

function refuse(error: AppError, request: Request, response: Response): void {
  const { status } = error;
  const rpcCode = TRPC_ERROR_CODES_BY_KEY[trpcCodeOf(error)];
  const shape = trpcErrorShape(error, { rpcCode, httpStatus: status, requestId: requestIdOf(response) });
  const answer = { error: shape };
  response.status(status).set({ 'Cache-Control': 'no-store', ...retryHeaders(error) });
  response.json(request.query['batch'] === '1' ? request.path.split(',').map(() => answer) : answer);
}

function requestIdOf(response: Response): string {
  return String(response.getHeader('X-Request-Id'));
}
