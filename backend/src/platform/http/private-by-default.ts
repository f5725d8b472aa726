import type { RequestHandler } from 'express';

/** Orders and refusals are nobody else's: an answer is kept by a cache only where its maker says so. */
export const privateByDefault: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};
