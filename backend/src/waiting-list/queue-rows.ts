import type { EntityManager } from 'typeorm';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

/** What an offer has to know of a session. */
export interface QueuedSession {
  readonly id: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly capacity: number;
  /** Also those that their guests put up for resale. */
  readonly freeSeats: number;
  readonly isQueueFirst: boolean;
  readonly isRemoved: boolean;
}

/** The same, whose row is locked until the transaction ends. */
export type LockedSession = QueuedSession & { readonly isLocked: true };

const SESSION = `
  SELECT id, title, starts_at AS "startsAt", capacity, is_queue_first AS "isQueueFirst",
    greatest(0, capacity - booked_seats - held_seats + listed_seats) AS "freeSeats", removed_at IS NOT NULL AS "isRemoved"
  FROM workshop_session WHERE id = $1`;

export async function findSession(manager: EntityManager, sessionId: string): Promise<QueuedSession | null> {
  const [session] = await manager.query<QueuedSession[]>(SESSION, [sessionId]);
  return session ?? null;
}

/**
 * Locks a session, always before the entries of its queue, so that joins, offers, answers and purchases wait for each
 * other and cannot deadlock.
 */
export async function lockedSession(
  manager: EntityManager,
  sessionId: string,
): Promise<LockedSession | null> {
  const [session] = await manager.query<QueuedSession[]>(`${SESSION} FOR NO KEY UPDATE`, [sessionId]);
  return session ? { ...session, isLocked: true } : null;
}

/** Who waits for this session, or for any date of this workshop, the first first; locked until the transaction ends. */
export async function lockedQueue(
  manager: EntityManager,
  { id, title }: Pick<LockedSession, 'id' | 'title'>,
): Promise<WaitingListEntry[]> {
  return manager
    .createQueryBuilder(WaitingListEntry, 'entry')
    .setLock('pessimistic_write')
    .where(`entry.status = 'waiting'`)
    .andWhere(
      `(entry.session_id = :id OR entry.takes_any_date AND EXISTS (SELECT FROM workshop_session other
        WHERE other.id = entry.session_id AND search_form(other.title) = search_form(:title)))`,
      { id, title },
    )
    .orderBy('entry.position')
    .getMany();
}
