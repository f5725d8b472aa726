import type { TRPC_ERROR_CODE_KEY } from '@trpc/server';
import type { AppError } from '../../contract/app-error.js';
import type { ErrorStatus } from '../../contract/common/error-entry.js';

const TRPC_CODES: Record<ErrorStatus, TRPC_ERROR_CODE_KEY> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
};

export function trpcCodeOf({ status }: AppError): TRPC_ERROR_CODE_KEY {
  return TRPC_CODES[status];
}

interface ErrorOrigin {
  /** The JSON-RPC number of the error. */
  readonly rpcCode: number;
  readonly httpStatus: number;
  readonly requestId: string | null;
}

/** The form in which browsers read every error. */
export function trpcErrorShape(
  { code, message, params, fields }: AppError,
  { rpcCode, httpStatus, requestId }: ErrorOrigin,
) {
  return { code: rpcCode, message, data: { code, httpStatus, message, params, fields, requestId } };
}
