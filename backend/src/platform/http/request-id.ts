import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { within } from '../logging/work-context.js';
import { activeSpan } from '../tracing/spans.js';

/** The form of ids that proxies make; other values could forge parts of a log line. */
const WELL_FORMED = /^[A-Za-z0-9-]{16,64}$/;

/**
 * Gives the request an id for the answer, the log and its jobs, so that the log lines of a visitor's report
 * can be found. A proxy of ours may have set it; it must replace ids sent by visitors.
 */
export function requestId(trustedProxies: number): RequestHandler {
  return (request, response, next) => {
    const id = (trustedProxies > 0 ? givenId(request) : undefined) ?? randomUUID();
    response.setHeader('X-Request-Id', id);
    activeSpan()?.setAttribute('request.id', id);
    within({ requestId: id }, next);
  };
}

function givenId(request: Request): string | undefined {
  const given = request.get('x-request-id');
  return given !== undefined && WELL_FORMED.test(given) ? given : undefined;
}
