import { initTRPC, TRPCError, type TRPC_ERROR_CODE_KEY } from '@trpc/server';
import { AppError, type ErrorCode } from '../../contract/app-error.js';
import { actorOf } from '../platform/sessions/actor.js';
import type { Visit } from '../platform/sessions/visit.js';
import { trpcCodeOf, trpcErrorShape } from './trpc-error-shape.js';

export interface RequestContext {
  readonly requestId: string;
  readonly visit: Visit;
  /** The site is in maintenance: only what is said to be open always answers. */
  readonly isInMaintenance: boolean;
}

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

const t = initTRPC
  .context<RequestContext>()
  .meta<{ readonly audience: Audience }>()
  .create({
    isServer: true,
    sse: {
      ping: { enabled: true, intervalMs: PING_MS },
      client: { reconnectAfterInactivityMs: SILENCE_MS },
    },
    errorFormatter: ({ shape, error, ctx }) => {
      const known = error.cause instanceof AppError ? error.cause : frameworkError(error.code);
      const { httpStatus } = shape.data;
      return trpcErrorShape(known, { rpcCode: shape.code, httpStatus, requestId: ctx?.requestId ?? null });
    },
  });

/** tRPC's next() never throws: an AppError travels as the cause and gets its status here. */
const withDomainErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof AppError) {
    const { cause } = result.error;
    throw new TRPCError({ code: trpcCodeOf(cause), message: cause.message, cause });
  }
  return result;
});

/** Who may call a procedure. Each states it; there is no other way to make one. */
export type Audience = 'anybody' | 'anybody_always' | 'customer' | 'admin';

export const { router } = t;

const procedureFor = (audience: Audience) => t.procedure.meta({ audience }).use(withDomainErrors);

const unlessInMaintenance = t.middleware(({ ctx, next }) => {
  if (ctx.isInMaintenance) throw new AppError('maintenance');
  return next();
});

/** Whoever comes may call it, also while the site is in maintenance. */
export const alwaysOpenProcedure = procedureFor('anybody_always');

/** Whoever comes may call it. */
export const publicProcedure = procedureFor('anybody').use(unlessInMaintenance);

/** The signed-in customer, whose id it is told as `ctx.customerId`. */
export const customerProcedure = procedureFor('customer')
  .use(unlessInMaintenance)
  .use(({ ctx, next }) => {
    const { customerId } = ctx.visit;
    if (customerId === null) throw new AppError('sign_in_required');
    return next({ ctx: { customerId } });
  });

/** A signed-in admin, told as `ctx.actor`; open in maintenance, which the back office is there to end. */
export const adminProcedure = procedureFor('admin').use(({ ctx, next }) =>
  next({ ctx: { actor: actorOf(ctx.visit) } }),
);
