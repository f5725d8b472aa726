import type { EntityManager } from 'typeorm';
import { actingAdmin } from '../activity-log/acting-admin.js';
import type { Actor } from '../platform/sessions/actor.js';

/** Who changes a booking: an admin, its guest by the link in a mail, or the shop by itself when a term is over. */
export type ChangeMaker = Actor | 'guest' | 'shop';

/** The admin for the activity log; null for guests and for the shop. */
export function adminOf(maker: ChangeMaker): Actor | null {
  return typeof maker === 'string' ? null : maker;
}

/** What a record keeps of who made it: the admin's address, whatever becomes of the account. */
export async function nameOfMaker(manager: EntityManager, maker: ChangeMaker): Promise<string> {
  return typeof maker === 'string' ? maker : (await actingAdmin(manager, maker)).email;
}
