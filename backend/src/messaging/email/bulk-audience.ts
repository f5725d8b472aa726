import type { Features } from '../../../contract/studio/features.js';
import type { BulkAudience } from '../../../contract/messaging/email/bulk-mail.js';
import type { AudienceChoice, StoredAudience } from '../campaigns/audience-sql.js';

/** The documented names of the groups, with the audiences they mean. */
export const BULK_GROUPS: Record<BulkAudience, StoredAudience> = {
  all_users: 'everybody',
  registered_users: 'registered',
  guest_orders: 'guest_orders',
  newsletter_subscribers: 'newsletter_subscribers',
};

/**
 * A bulk mail always counts as advertising and goes only to people who consented. Everybody are no subscribers while
 * the studio uses no newsletter.
 */
export function commercialAudience(
  audience: BulkAudience,
  { newsletter }: Pick<Features, 'newsletter'>,
): AudienceChoice {
  const isWithoutSubscribers = audience === 'all_users' && !newsletter;
  return {
    audience: isWithoutSubscribers ? 'all' : BULK_GROUPS[audience],
    day: null,
    category: 'promosyon',
  };
}
