import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Names the request in the answer and in the log, so that a visitor's report finds its line. */
export const requestId: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Request-Id', randomUUID());
  next();
};
