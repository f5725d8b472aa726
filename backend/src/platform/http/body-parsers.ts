import express, { type Express, type Request, type RequestHandler } from 'express';
import { AppError, type ErrorCode } from '../../../contract/app-error.js';
import { Visit } from '../sessions/visit.js';
import { LONG_TEXT_BODY_BYTES, USUAL_BODY_BYTES } from './body-limits.js';

/** The paths that accept long texts of the studio. */
const TAKE_LONG_TEXTS: readonly string[] = [
  '/api/blog_manager.php',
  '/api/content_manager.php',
  '/api/email_manager.php',
];

/** Parses bodies on REST paths; tRPC reads its own. */
export function useBodyParsers(app: Express): void {
  const json = byLength((limit) => reading(express.json({ limit })));
  const form = byLength((limit) => reading(express.urlencoded({ limit, extended: false })));
  app.use('/api', json);
  app.use([...TAKE_FIELDS], form);
  app.use('/odeme', json, form);
  app.use(['/api', '/odeme'], refuseUnread);
}

/** The sender is known before the body is read. */
function byLength(parser: (limit: number) => RequestHandler): RequestHandler {
  const usual = parser(USUAL_BODY_BYTES);
  const long = parser(LONG_TEXT_BODY_BYTES);
  return (request, response, next) => {
    const isLong = TAKE_LONG_TEXTS.includes(pathOf(request)) && new Visit(request).adminId !== null;
    (isLong ? long : usual)(request, response, next);
  };
}

/** The full path, independent of where the parser is mounted. */
function pathOf({ originalUrl }: Request): string {
  return originalUrl.split('?', 1).join();
}

/** Paths that accept a form without files, URL-encoded or multipart. */
const TAKE_FIELDS = ['/api/admin_users.php', '/api/blog_manager.php'] as const;

/** Paths whose handlers read multipart forms themselves, after checking the sender. */
const TAKE_FORMS: readonly string[] = [
  ...TAKE_FIELDS,
  '/api/media_manager.php',
  '/api/products.php',
  '/api/upload_blog_image.php',
  '/api/upload_image.php',
  '/api/urun-aktarim',
];

/** Refuses bodies of a type that no parser accepted. */
const refuseUnread: RequestHandler = (request, _response, next) => {
  const { body, headers } = request as { body?: unknown; headers: typeof request.headers };
  const isSent = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  const isForm = TAKE_FORMS.includes(pathOf(request)) && Boolean(request.is('multipart/form-data'));
  next(isSent && body === undefined && !isForm ? new AppError('unsupported_media_type') : undefined);
};

const CODES: Partial<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** The parsers' own errors are in English and disclose internals. */
function reading(parser: RequestHandler): RequestHandler {
  return (request, response, next) => {
    parser(request, response, (error?: unknown) => next(error === undefined ? undefined : asAppError(error)));
  };
}

function asAppError(error: unknown): unknown {
  const code = CODES[(error as { status?: number }).status ?? 0];
  return code ? new AppError(code) : error;
}
