import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError, type ErrorCode } from '../../../contract/app-error.js';
import { retryHeaders, unexpectedError } from '../../platform/http/unexpected-error.js';
import { Log } from '../../platform/logging/log.js';
import { allowedMethods } from './allowed-methods.js';

/** Our codes for errors that Nest itself throws. */
const FRAMEWORK_CODES: Partial<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** Codes for errors of the multipart reader, where the HTTP status alone is not enough. */
const UPLOAD_CODES: Readonly<Record<string, ErrorCode>> = {
  LIMIT_FILE_SIZE: 'picture_too_large',
};

/** Gives every HTTP error the documented form. Unforeseen errors are logged and answered neutrally. */
@Catch()
@Injectable()
export class RestErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const allowed = error instanceof NotFoundException ? allowedMethods(http.getRequest<Request>()) : [];
    const known =
      allowed.length > 0
        ? new AppError('method_not_allowed')
        : this.asAppError(error, response.getHeader('X-Request-Id'));
    if (response.headersSent) {
      response.end();
      return;
    }
    response
      .status(known.status)
      .set({
        'Cache-Control': 'no-store',
        ...(allowed.length > 0 && { Allow: allowed.join(', ') }),
        ...retryHeaders(known),
      })
      .json({
        success: false,
        error: Object.values(known.fields)[0] ?? known.message,
        code: known.code,
        fields: known.fields,
      });
  }

  private asAppError(error: unknown, requestId: unknown): AppError {
    if (error instanceof AppError) return error;
    const code = error instanceof HttpException ? codeOf(error) : undefined;
    if (code) return new AppError(code);
    this.log.error('A request failed unexpectedly.', { requestId, cause: error });
    return unexpectedError(error);
  }
}

function codeOf(error: HttpException): ErrorCode | undefined {
  const { code } = (error.cause ?? {}) as { readonly code?: string };
  return UPLOAD_CODES[code ?? ''] ?? FRAMEWORK_CODES[error.getStatus()];
}
