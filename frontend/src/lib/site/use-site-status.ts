import type { SiteStatus } from '@contract/site-status/site-status.view.js';
import { trpc } from '../server/trpc.js';

/** Specification 1, section 9. While the shop is closed, the status is read more often. */
const ASK_EVERY_MS = 600_000;
const ASK_WHILE_CLOSED_EVERY_MS = 60_000;

/** The status until the server has answered, and when it does not (specification 1, section 8). */
const ALL_OPEN: SiteStatus = {
  closure: null,
  isRegistrationOpen: true,
  areGuestOrdersOpen: true,
  isCardPaymentOpen: true,
  isCaptchaAsked: false,
  isEmailVerificationRequired: false,
  isPasswordResetOpen: true,
};

/**
 * Returns which parts of the shop are open. It is read on load, regularly while the tab is visible, and when it
 * becomes visible again.
 */
export function useSiteStatus(): SiteStatus {
  const query = trpc.site.status.useQuery(undefined, {
    refetchInterval: ({ state }) =>
      typeof state.data?.closure === 'string' ? ASK_WHILE_CLOSED_EVERY_MS : ASK_EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
  return (query.isError ? null : query.data) ?? ALL_OPEN;
}
