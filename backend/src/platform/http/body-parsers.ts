import express, { type Express, type RequestHandler } from 'express';
import { AppError, type ErrorCode } from '../../../contract/app-error.js';

const LIMIT = '100kb';

/** The paths whose bodies are read here; tRPC reads its own. */
export function useBodyParsers(app: Express): void {
  const json = reading(express.json({ limit: LIMIT }));
  const form = reading(express.urlencoded({ limit: LIMIT, extended: false }));
  app.use('/api', json);
  app.use('/odeme', json, form);
  app.use(['/api', '/odeme'], refuseUnread);
}

/** Those whose own handlers read multipart forms, once it is known who sends them. */
const TAKE_FILES: readonly string[] = [
  '/api/media_manager.php',
  '/api/products.php',
  '/api/upload_image.php',
];

/** A body that no parser took is of a type we do not read. */
const refuseUnread: RequestHandler = (request, _response, next) => {
  const { body, headers } = request as { body?: unknown; headers: typeof request.headers };
  const isSent = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  const isForm =
    TAKE_FILES.includes(request.baseUrl + request.path) && Boolean(request.is('multipart/form-data'));
  next(isSent && body === undefined && !isForm ? new AppError('unsupported_media_type') : undefined);
};

const CODES: Partial<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** The parsers' own errors are English and tell of their insides. */
function reading(parser: RequestHandler): RequestHandler {
  return (request, response, next) => {
    parser(request, response, (error?: unknown) => next(error === undefined ? undefined : asAppError(error)));
  };
}

function asAppError(error: unknown): unknown {
  const code = CODES[(error as { status?: number }).status ?? 0];
  return code ? new AppError(code) : error;
}
