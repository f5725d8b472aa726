import type { Right } from '../contract/admin/rights.js';
import type { AppRouter } from '../src/api/app-router.js';
import type { ProcedureMeta } from '../src/api/trpc.js';
import type { RestRoute } from './rest-routes.js';

/** A procedure or a documented call that asks for a right. */
export interface GuardedCall {
  /** 'query admin.orders.list', 'GET /api/admin_orders.php' */
  readonly name: string;
  readonly right: Right;
  /** Needed as well by a part of the inputs. */
  readonly extraRight: Right | undefined;
}

/** Found in the router, so that none is missed. */
export function guardedProcedures({ _def }: AppRouter): GuardedCall[] {
  return Object.entries(_def.procedures as unknown as Record<string, StatedProcedure>).flatMap(
    ([
      path,
      {
        _def: { type, meta },
      },
    ]) =>
      meta?.audience === 'admin'
        ? [{ name: `${type} ${path}`, right: meta.right, extraRight: meta.extraRight }]
        : [],
  );
}

export function guardedRoutes(routes: readonly RestRoute[]): GuardedCall[] {
  return routes.flatMap(({ route, needed }) =>
    needed ? [{ name: route, right: needed.right, extraRight: needed.extra?.right }] : [],
  );
}

interface StatedProcedure {
  readonly _def: { readonly type: string; readonly meta?: ProcedureMeta };
}
