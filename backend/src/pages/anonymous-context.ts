import type { RequestContext } from '../api/trpc.js';
import type { Visit } from '../platform/sessions/visit.js';

/** A visitor of whom nothing is known: nothing personal may show in a public page. */
const ANONYMOUS = { customerId: null, adminId: null, sessionId: null, address: 'pages', userAgent: '' };

export function anonymousContext(isInMaintenance: boolean): RequestContext {
  return {
    requestId: 'page',
    visit: ANONYMOUS as Visit,
    isInMaintenance,
    caughtUp: () => Promise.resolve(),
  };
}
