import { AppError } from '../../contract/app-error.js';
import type { SiteClosure } from '../../contract/site-status/site-closure.js';
import type { RequestContext } from '../api/trpc.js';
import type { CurrentStudio } from '../studio/current-studio.js';
import type { Visit } from '../platform/sessions/visit.js';

/**
 * The context in which public pages are rendered; without a visitor, so that they cannot contain personal
 * data.
 */
const ANONYMOUS = { customerId: null, adminId: null, sessionId: null, ipAddress: 'pages', userAgent: '' };

export function anonymousContext(closure: SiteClosure | null, studio: CurrentStudio): RequestContext {
  return {
    requestId: 'page',
    visit: ANONYMOUS as Visit,
    closure,
    assertUses: (feature) => studio.assertUses(feature),
    assertMay: () => Promise.reject(new AppError('admin_session_needed')),
    caughtUp: () => Promise.resolve(),
  };
}
