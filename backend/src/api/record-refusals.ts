import type { RequestHandler } from 'express';
import { AppError } from '../../contract/app-error.js';
import type { RefusedRequestsService } from '../activity-log/refused-requests.service.js';
import { Visit } from '../platform/sessions/visit.js';

/** Wraps a handler and records its refusals. */
export function recordRefusals(refused: RefusedRequestsService, handler: RequestHandler): RequestHandler {
  return (request, response, next) =>
    handler(request, response, (error?: unknown) => {
      if (error instanceof AppError) {
        const path = request.originalUrl.split('?', 1)[0] ?? '';
        refused.record(new Visit(request), { code: error.code, method: request.method, path });
      }
      next(error);
    });
}
