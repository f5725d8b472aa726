import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { POLICY_KINDS } from '@contract/content/policy.js';
import type { CountedPage } from '@contract/statistics/page-view.dto.js';
import { paths } from '../../lib/paths.js';
import { trpc } from '../../lib/trpc.js';

const COUNTED: readonly { readonly path: string; readonly page: CountedPage }[] = [
  { path: paths.home, page: 'home' },
  { path: paths.product(':slug'), page: 'product' },
  { path: paths.workshops, page: 'workshops' },
  { path: paths.blog, page: 'blog' },
  { path: paths.blogPost(':slug'), page: 'blog_post' },
  ...POLICY_KINDS.map((kind) => ({ path: paths.policy(kind), page: 'policy' as const })),
];

/** Stands in the page only where the visitor allowed it. Accounts, orders and tickets are counted nowhere. */
export function VisitCounter() {
  const { client } = trpc.useUtils();
  const { pathname } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const source = isFirst.current ? referringHost() : window.location.hostname;
    isFirst.current = false;
    const page = COUNTED.find(({ path }) => matchPath(path, pathname))?.page;
    // Nobody waits for it, and nobody misses it.
    if (page !== undefined) client.statistics.visit.mutate({ page, source }).catch(() => undefined);
  }, [client, pathname]);
  return null;
}

function referringHost(): string {
  return document.referrer === '' ? '' : new URL(document.referrer).hostname;
}
