import type { RequestHandler } from 'express';

/** Answers are not cached by default, because orders and errors are private; a handler may allow caching. */
export const privateByDefault: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};
