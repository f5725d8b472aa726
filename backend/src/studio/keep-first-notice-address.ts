import type { EntityManager } from 'typeorm';
import type { Settings } from '../platform/config/settings.js';
import { initialNoticeAddresses } from './initial-notice-addresses.js';
import { StudioDetails } from './studio-details.entity.js';

/**
 * Lets the notices to a new studio go to its first admin, so that nobody misses the first order. Does nothing
 * where the environment or the studio itself names an address.
 */
export async function keepFirstNoticeAddress(
  manager: EntityManager,
  settings: Settings,
  email: string,
): Promise<void> {
  const initial = initialNoticeAddresses(settings);
  if (initial.usual.length > 0) return;
  await manager
    .createQueryBuilder()
    .insert()
    .into(StudioDetails)
    .values({ section: 'notices', details: { ...initial, usual: [email] } })
    .orIgnore()
    .execute();
}
