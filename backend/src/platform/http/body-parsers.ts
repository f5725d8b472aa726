import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { AppError, type ErrorCode } from '../../../contract/app-error.js';

const LIMIT = '100kb';

/** The paths whose bodies are read here; tRPC reads its own. */
export function useBodyParsers(app: Express): void {
  app.use('/api', express.json({ limit: LIMIT }));
  app.use('/odeme', express.json({ limit: LIMIT }), express.urlencoded({ limit: LIMIT, extended: false }));
  app.use(['/api', '/odeme'], refuseUnread);
  app.use(asAppError);
}

/** A body that no parser took is of a type we do not read. */
const refuseUnread: RequestHandler = ({ body, headers }, _response, next) => {
  const isSent = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  next(isSent && body === undefined ? new AppError('unsupported_media_type') : undefined);
};

const CODES: Partial<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** The parsers' own errors are English and tell of their insides. */
const asAppError: ErrorRequestHandler = (error: { status?: number }, _request, _response, next) => {
  if (error instanceof AppError) {
    next(error);
    return;
  }
  const code = CODES[error.status ?? 0];
  next(code ? new AppError(code) : error);
};
