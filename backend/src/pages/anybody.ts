import type { RequestContext } from '../api/trpc.js';
import type { Visit } from '../platform/sessions/visit.js';

/** Whoever reads a public page: nothing about them may show in it. */
const NOBODY_KNOWN = { customerId: null, adminId: null, sessionId: null, address: 'pages', userAgent: '' };

export function askedByAnybody(isInMaintenance: boolean): RequestContext {
  return {
    requestId: 'page',
    visit: NOBODY_KNOWN as Visit,
    isInMaintenance,
    caughtUp: () => Promise.resolve(),
  };
}
