import { useEffect } from 'react';
import { trpc } from '../server/trpc.js';

/** Specification 1, section 9: how often a signed-in customer's unread messages are counted. */
const COUNT_EVERY_MS = 300_000;

/** Counts unread messages while the tab is visible, by a call that does not prolong the session. */
export function useUnreadPoll(customerId: string | undefined): void {
  const utils = trpc.useUtils();
  useEffect(() => {
    if (!customerId) return;
    const count = async () => {
      if (document.hidden) return;
      const answer = await utils.client.session.poll.query();
      // Does not restore a visitor who has signed out meanwhile.
      utils.session.current.setData(undefined, (known) =>
        known?.customer?.id === customerId ? answer : known,
      );
    };
    // A failed poll is repeated at the next interval.
    const timer = setInterval(() => void count().catch(() => null), COUNT_EVERY_MS);
    return () => clearInterval(timer);
  }, [customerId, utils]);
}
