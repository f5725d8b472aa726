import type { SiteStatus } from '@contract/security/site-status.view.js';
import { trpc } from './trpc.js';

/** Specification 1, section 9; while the maintenance screen is shown it is asked more often. */
const ASK_EVERY_MS = 600_000;
const ASK_IN_MAINTENANCE_EVERY_MS = 60_000;

/** What counts until the shop has answered, and when it does not (specification 1, section 8). */
const ALL_OPEN: SiteStatus = {
  isInMaintenance: false,
  isRegistrationOpen: true,
  areGuestOrdersOpen: true,
  isCaptchaAsked: false,
  isEmailProofAsked: false,
  isPasswordResetOpen: true,
};

/** What the shop has open just now: asked on load, from time to time while the tab is seen, and when it is seen again. */
export function useSiteStatus(): SiteStatus {
  const query = trpc.site.status.useQuery(undefined, {
    refetchInterval: ({ state }) =>
      state.data?.isInMaintenance === true ? ASK_IN_MAINTENANCE_EVERY_MS : ASK_EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
  return (query.isError ? null : query.data) ?? ALL_OPEN;
}
