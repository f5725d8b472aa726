import type { ClassConstructor } from 'class-transformer';
import { initTRPC, TRPCError, type TRPC_ERROR_CODE_KEY } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { Right } from '../../contract/admin/rights.js';
import type { AdminRole } from '../../contract/admin/roles.js';
import { AppError, type ErrorCode } from '../../contract/app-error.js';
import { closureError, type SiteClosure } from '../../contract/site-status/site-closure.js';
import type { Feature } from '../../contract/studio/features.js';
import type { ExtraRight } from '../admin/admin-rights.service.js';
import { unexpectedError } from '../platform/http/unexpected-error.js';
import { actorOf } from '../platform/sessions/actor.js';
import type { Visit } from '../platform/sessions/visit.js';
import { failSpan, spanOf } from '../platform/tracing/spans.js';
import { dtoInput } from './dto-input.js';
import { trpcCodeOf, trpcErrorShape } from './trpc-error-shape.js';

export interface RequestContext {
  readonly requestId: string;
  readonly visit: Visit;
  /** Why the shop is closed to this visitor, so that only some procedures answer; null while it is open. */
  readonly closure: SiteClosure | null;
  /** Throws the part's own refusal when the studio does not use it. */
  readonly assertUses: (feature: Feature) => Promise<void>;
  /** `AdminRightsService.assertMay`. */
  readonly assertMay: (adminId: string, right: Right) => Promise<AdminRole>;
  /** Waits until this process has received the change that was just made. */
  readonly caughtUp: () => Promise<void>;
}

/** Error codes that tRPC itself answers with, before any of our code ran. */
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

/** Proxies end idle connections; a browser that misses two of these pings reconnects. */
const PING_MS = 15_000;
const SILENCE_MS = 40_000;

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    isServer: true,
    sse: {
      ping: { enabled: true, intervalMs: PING_MS },
      client: { reconnectAfterInactivityMs: SILENCE_MS },
    },
    errorFormatter: ({ shape, error, ctx }) => {
      const requestId = ctx?.requestId ?? null;
      if (error.cause instanceof AppError) {
        // Errors that end a stream bypass our middlewares, and tRPC would report them as server faults.
        const { status: httpStatus } = error.cause;
        const rpcCode = TRPC_ERROR_CODES_BY_KEY[trpcCodeOf(error.cause)];
        return trpcErrorShape(error.cause, { rpcCode, httpStatus, requestId });
      }
      const { httpStatus } = shape.data;
      return trpcErrorShape(frameworkError(error.code), { rpcCode: shape.code, httpStatus, requestId });
    },
  });

/**
 * The error to answer: one of the domain's, or a temporary failure. Null for errors of tRPC itself and for
 * unforeseen ones.
 */
function refusalOf({ code, cause }: TRPCError): AppError | null {
  if (cause instanceof AppError) return cause;
  if (code !== 'INTERNAL_SERVER_ERROR') return null;
  const known = unexpectedError(cause);
  return known.code === 'unavailable' ? known : null;
}

/** tRPC's next() never throws: an AppError arrives as the cause and gets its status here. */
const withDomainErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const known = refusalOf(result.error);
  if (known) throw new TRPCError({ code: trpcCodeOf(known), message: known.message, cause: known });
  return result;
});

/** The audience of a procedure. Every procedure must state one; there is no other way to make one. */
type Audience = 'anybody' | 'anybody_before_opening' | 'anybody_always' | 'customer';

interface AdminMeta {
  readonly audience: 'admin';
  readonly right: Right;
  /** The right that a part of the inputs needs as well. */
  readonly extraRight?: Right | undefined;
  /** Admins may send a longer body than the usual limit. */
  readonly takesLongTexts?: true;
}

export type ProcedureMeta = AdminMeta | { readonly audience: Audience };

export const { router } = t;

/** Several procedures may come in one request. */
const traced = t.middleware(({ path, next }) =>
  spanOf(`trpc ${path}`, async () => {
    const result = await next();
    if (!result.ok && result.error.code === 'INTERNAL_SERVER_ERROR') failSpan(result.error.cause);
    return result;
  }),
);

const procedureFor = (meta: ProcedureMeta) => t.procedure.meta(meta).use(traced).use(withDomainErrors);

const unlessClosed = t.middleware(({ ctx, next }) => {
  if (ctx.closure !== null) throw closureError(ctx.closure);
  return next();
});

const unlessInMaintenance = t.middleware(({ ctx, next }) => {
  if (ctx.closure === 'maintenance') throw closureError(ctx.closure);
  return next();
});

/** Open to everybody, also while the site is in maintenance. */
export const alwaysOpenProcedure = procedureFor({ audience: 'anybody_always' });

/** Open to everybody while the shop is open. */
export const publicProcedure = procedureFor({ audience: 'anybody' }).use(unlessClosed);

/** Open to everybody also before the shop opens, for the page 'Yakında'; closed during maintenance. */
const beforeOpeningProcedure = procedureFor({ audience: 'anybody_before_opening' }).use(unlessInMaintenance);

const whileUsed = (feature: Feature) =>
  t.middleware(async ({ ctx, next }) => {
    await ctx.assertUses(feature);
    return next();
  });

/** Open to everybody while the studio uses the part of the shop. */
export const procedureOf = (feature: Feature) => publicProcedure.use(whileUsed(feature));

/** Open to signed-in customers; their id is `ctx.customerId`. */
export const customerProcedure = procedureFor({ audience: 'customer' })
  .use(unlessClosed)
  .use(({ ctx, next }) => {
    const { customerId } = ctx.visit;
    if (customerId === null) throw new AppError('sign_in_required');
    return next({ ctx: { customerId } });
  });

const adminProcedureOf = (meta: AdminMeta) =>
  procedureFor(meta).use(async ({ ctx, type, next }) => {
    const actor = actorOf(ctx.visit);
    const role = await ctx.assertMay(actor.adminId, meta.right);
    const result = await next({ ctx: { actor, role } });
    if (type === 'mutation') await ctx.caughtUp();
    return result;
  });

/**
 * Open to signed-in admins with the right, who are `ctx.actor` and have `ctx.role`, also during maintenance. After a mutation it waits
 * until this process has dropped outdated cached data, so that admins see their own change next.
 */
export const adminProcedure = (right: Right) => adminProcedureOf({ audience: 'admin', right });

/** Procedures that take a DTO, by who sends it. */
export const anybodyAlwaysSends = <T extends object>(dto: ClassConstructor<T>) =>
  alwaysOpenProcedure.input(dtoInput(dto));
export const anybodySendsBeforeOpening = <T extends object>(dto: ClassConstructor<T>) =>
  beforeOpeningProcedure.input(dtoInput(dto));
export const anybodySendsBeforeOpeningTo = <T extends object>(feature: Feature, dto: ClassConstructor<T>) =>
  beforeOpeningProcedure.use(whileUsed(feature)).input(dtoInput(dto));
export const anybodySends = <T extends object>(dto: ClassConstructor<T>) =>
  publicProcedure.input(dtoInput(dto));
export const anybodySendsTo = <T extends object>(feature: Feature, dto: ClassConstructor<T>) =>
  procedureOf(feature).input(dtoInput(dto));
export const customerSends = <T extends object>(dto: ClassConstructor<T>) =>
  customerProcedure.input(dtoInput(dto));
export const adminSends = <T extends object>(right: Right, dto: ClassConstructor<T>, extra?: ExtraRight<T>) =>
  adminProcedureOf({ audience: 'admin', right, extraRight: extra?.right })
    .input(dtoInput(dto))
    .use(async ({ ctx, input, next }) => {
      if (extra?.when(input)) await ctx.assertMay(ctx.actor.adminId, extra.right);
      return next();
    });
/** The input may hold a whole post or mail. */
export const adminSendsLongText = <T extends object>(right: Right, dto: ClassConstructor<T>) =>
  adminProcedureOf({ audience: 'admin', right, takesLongTexts: true }).input(dtoInput(dto));
