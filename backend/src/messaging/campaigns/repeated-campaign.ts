import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/sessions/actor.js';
import type { SentMessage } from './sent-message.entity.js';

/** How long the same campaign from the same admin counts as the same press of a button. */
const REPEAT_SECONDS = 60;

/** What is written, and to whom. With a body of its own it goes by mail alone. */
export type CampaignContent = Pick<
  SentMessage,
  'subject' | 'message' | 'bodyHtml' | 'category' | 'audience' | 'day'
>;

/**
 * The key of the same campaign, if that admin sent it just now: for clients of old, which make none. Campaigns of one
 * admin come one after the other here, so that the second sees the first.
 */
export async function repeatedCampaignKey(
  manager: EntityManager,
  { adminId }: Actor,
  { subject, message, category, audience, day, bodyHtml }: CampaignContent,
): Promise<string | undefined> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`message of ${adminId}`]);
  const [repeated] = await manager.query<{ key: string }[]>(
    `SELECT client_key AS key FROM sent_message
     WHERE created_at > now() - make_interval(secs => $8) AND admin_id = $1 AND subject = $2 AND message = $3
       AND category = $4 AND audience = $5 AND day IS NOT DISTINCT FROM $6::date
       AND body_html IS NOT DISTINCT FROM $7
     ORDER BY created_at DESC LIMIT 1`,
    [adminId, subject, message, category, audience, day, bodyHtml, REPEAT_SECONDS],
  );
  return repeated?.key;
}
