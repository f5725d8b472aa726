import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/sessions/actor.js';
import type { Campaign } from './campaign.entity.js';

/** Within this time the same campaign by the same admin counts as a repeated click. */
const REPEAT_SECONDS = 60;

/** The content and audience of a campaign. With an HTML body it is a bulk mail. */
export type CampaignContent = Pick<
  Campaign,
  'subject' | 'message' | 'bodyHtml' | 'category' | 'audience' | 'day' | 'targetId'
>;

/**
 * The key of the same campaign if the admin has just sent it; for older clients, which send no key and write
 * to groups only. A lock per admin makes the second request see the first.
 */
export async function repeatedCampaignKey(
  manager: EntityManager,
  { adminId }: Actor,
  { subject, message, category, audience, day, bodyHtml }: CampaignContent,
): Promise<string | undefined> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`message of ${adminId}`]);
  const [repeated] = await manager.query<{ key: string }[]>(
    `SELECT client_key AS key FROM campaign
     WHERE created_at > now() - make_interval(secs => $8) AND admin_id = $1 AND subject = $2 AND message = $3
       AND category = $4 AND audience = $5 AND day IS NOT DISTINCT FROM $6::date
       AND body_html IS NOT DISTINCT FROM $7
     ORDER BY created_at DESC LIMIT 1`,
    [adminId, subject, message, category, audience, day, bodyHtml, REPEAT_SECONDS],
  );
  return repeated?.key;
}
