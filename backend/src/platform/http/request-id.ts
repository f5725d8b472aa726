import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { within } from '../logging/work-context.js';
import { activeSpan } from '../tracing/spans.js';

/** What proxies make; nothing that could be mistaken for more of a line in a log. */
const WELL_FORMED = /^[A-Za-z0-9-]{16,64}$/;

/**
 * Names the request in the answer, in the log, and in what it asked for, so that a visitor's report finds its lines.
 * A proxy of ours may have named it before; it has to replace what visitors send.
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
