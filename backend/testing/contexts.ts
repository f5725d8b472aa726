import type { RequestContext } from '../src/api/trpc.js';
import type { Visit } from '../src/platform/sessions/visit.js';

type KnownVisit = Partial<Pick<Visit, 'customerId' | 'adminId' | 'ipAddress'>>;

/** The context of a request, for tests that call a procedure without the network. */
export function aContext(visit: KnownVisit = {}): RequestContext {
  const guest = { customerId: null, adminId: null, ipAddress: '127.0.0.1', userAgent: '' };
  return {
    requestId: 'test',
    visit: { ...guest, ...visit } as Visit,
    closure: null,
    assertUses: () => Promise.resolve(),
    assertMay: () => Promise.resolve('super_admin'),
    caughtUp: () => Promise.resolve(),
  };
}
