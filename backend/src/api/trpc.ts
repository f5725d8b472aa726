import { initTRPC, TRPCError, type TRPC_ERROR_CODE_KEY } from '@trpc/server';
import { AppError, type ErrorCode } from '../../contract/app-error.js';
import type { ErrorStatus } from '../../contract/common/error-entry.js';

export interface RequestContext {
  readonly requestId: string;
  /** The visitor's address as far as our own proxies vouch for it. */
  readonly visitorAddress: string;
  /** Null for a guest. */
  readonly customerId: string | null;
}

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

/** Codes tRPC itself answers with, before any of our code ran. */
const FRAMEWORK_CODES: Partial<Record<TRPC_ERROR_CODE_KEY, ErrorCode>> = {
  PARSE_ERROR: 'malformed_request',
  BAD_REQUEST: 'malformed_request',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'method_not_allowed',
  PAYLOAD_TOO_LARGE: 'payload_too_large',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported_media_type',
};

function frameworkError(trpcCode: TRPC_ERROR_CODE_KEY): AppError {
  return new AppError(FRAMEWORK_CODES[trpcCode] ?? 'unexpected');
}

/** Proxies end connections on which nothing moves; a browser that misses two of these comes back. */
const PING_MS = 15_000;
const SILENCE_MS = 40_000;

const t = initTRPC.context<RequestContext>().create({
  isServer: true,
  sse: {
    ping: { enabled: true, intervalMs: PING_MS },
    client: { reconnectAfterInactivityMs: SILENCE_MS },
  },
  errorFormatter: ({ shape, error, ctx }) => {
    const { code, message, params, fields } =
      error.cause instanceof AppError ? error.cause : frameworkError(error.code);
    const { httpStatus } = shape.data;
    const requestId = ctx?.requestId ?? null;
    return { code: shape.code, message, data: { code, httpStatus, message, params, fields, requestId } };
  },
});

/** tRPC's next() never throws: an AppError travels as the cause and gets its status here. */
const withDomainErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof AppError) {
    const { cause } = result.error;
    throw new TRPCError({ code: TRPC_CODES[cause.status], message: cause.message, cause });
  }
  return result;
});

export const { router } = t;
/** Whoever comes may call it. */
export const publicProcedure = t.procedure.use(withDomainErrors);
