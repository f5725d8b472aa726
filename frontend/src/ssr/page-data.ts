import {
  dehydrate,
  type DehydratedState,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { TRPCLink } from '@trpc/client';
import type { inferRouterOutputs } from '@trpc/server';
import type { PageRequest } from '@contract/pages/page-renderer.js';
import { answerOf } from '../lib/server/error-code.js';
import type { AppRouter } from '../lib/server/app-router.js';
import { isPublicRead } from '../lib/server/trpc.js';
import { askLink } from './ask-link.js';
import { BUILT_IN } from './built-in.js';

type State = Query['state'];
type Outputs = inferRouterOutputs<AppRouter>;

/** The names of the procedures that pages read. */
export type ReadName =
  | 'site.status'
  | `content.${keyof Outputs['content']}`
  | `catalog.${keyof Outputs['catalog']}`
  | `workshops.${keyof Outputs['workshops']}`
  | `blog.${keyof Outputs['blog']}`;

type ReadOf<Name extends ReadName> = Name extends `${infer Feature extends keyof Outputs}.${infer Read}`
  ? Read extends keyof Outputs[Feature]
    ? Outputs[Feature][Read]
    : never
  : never;

/**
 * Collects the data of a page: the screens' hooks register their queries during rendering, this class fetches them, and
 * the page is rendered again until nothing is missing. So the queries are listed only once, in the screens.
 */
export class PageData {
  readonly queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  });
  readonly links: TRPCLink<AppRouter>[];
  private failures = 0;

  constructor(ask: PageRequest['ask']) {
    this.links = [askLink(ask)];
  }

  /** True when all data could be read. */
  get isWhole(): boolean {
    return this.failures === 0;
  }

  /** Fetches the data that the last rendering missed; returns false when nothing was missing. */
  async fetchMissing(): Promise<boolean> {
    const missing = this.queries().filter(isMissing);
    await Promise.all(missing.map((query) => query.fetch().catch(() => undefined)));
    // After all calls have ended, because a built-in text may contain data of another call.
    missing
      .filter(({ state }) => state.status !== 'success' && !saysUnknown(state))
      .forEach((query) => this.fill(query));
    return missing.length > 0;
  }

  /** Returns the answers of a procedure, in the order in which they were requested. */
  all<Name extends ReadName>(procedure: Name): readonly ReadOf<Name>[] {
    return this.states(procedure).flatMap(({ data }) => (data === undefined ? [] : [data as ReadOf<Name>]));
  }

  one<Name extends ReadName>(procedure: Name): ReadOf<Name> | null {
    return this.all(procedure)[0] ?? null;
  }

  /** True when the shop answered that the thing does not exist. */
  isUnknown(procedure: ReadName): boolean {
    return this.states(procedure).some(saysUnknown);
  }

  /**
   * Returns the answers for the browser. 'Not found' is among them; other failures are left out, because the browser
   * can retry them.
   */
  dehydrated(): DehydratedState {
    return dehydrate(this.queryClient, {
      shouldDehydrateQuery: ({ state }) => state.status === 'success' || saysUnknown(state),
      shouldRedactErrors: () => false,
    });
  }

  private fill({ queryKey }: Query): void {
    this.failures += 1;
    const builtIn = BUILT_IN.get(procedureOf(queryKey))?.(inputOf(queryKey), this.one('content.site'));
    // Marked as outdated, so that the browser requests the studio's own text at once.
    if (builtIn !== undefined) this.queryClient.setQueryData(queryKey, builtIn, { updatedAt: 0 });
  }

  private queries(): Query[] {
    return this.queryClient.getQueryCache().getAll();
  }

  private states(procedure: string): State[] {
    return this.queries()
      .filter(({ queryKey }) => procedureOf(queryKey) === procedure)
      .map(({ state }) => state);
  }
}

/** True for a query that is enabled, has no answer yet, and is the same for every visitor. */
function isMissing({ state, queryKey, options }: Query): boolean {
  const isWanted = !('enabled' in options) || options.enabled !== false;
  return (
    state.status === 'pending' && isWanted && isPublicRead({ type: 'query', path: procedureOf(queryKey) })
  );
}

/** A tRPC query key starts with the parts of the procedure's name. */
function procedureOf([path]: QueryKey): string {
  return Array.isArray(path) ? path.join('.') : '';
}

function inputOf([, requested]: QueryKey): unknown {
  return (requested as { readonly input?: unknown } | undefined)?.input;
}

function saysUnknown({ error }: State): boolean {
  return answerOf(error)?.['httpStatus'] === 404;
}
