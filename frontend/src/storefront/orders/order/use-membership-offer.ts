import { useState } from 'react';
import { useSession } from '../../../lib/account/use-session.js';
import { useSiteStatus } from '../../../lib/site/use-site-status.js';

export interface MembershipOffer {
  readonly isOpened: boolean;
  readonly onOpened: () => void;
}

/** The offer to a guest who has just paid; null for everybody else. It stays on the page once it was taken. */
export function useMembershipOffer(isJustPaid: boolean): MembershipOffer | null {
  const { customer, isLoading } = useSession();
  const { isRegistrationOpen } = useSiteStatus();
  const [isOpened, setOpened] = useState(false);
  const isGuest = !isLoading && customer === null;
  if (!isJustPaid || !isRegistrationOpen || !(isGuest || isOpened)) return null;
  return { isOpened, onOpened: () => setOpened(true) };
}
