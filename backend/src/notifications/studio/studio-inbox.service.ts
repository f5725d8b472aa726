import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, IsNull, LessThan, Not } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type {
  StudioNotificationCount,
  StudioNotificationsPage,
  StudioNotificationSubject,
  StudioNotificationType,
  StudioNotificationView,
} from '../../../contract/notifications/studio-notification.js';
import { studioNotificationView } from './studio-notification.mapper.js';
import { StudioNotification } from './studio-notification.entity.js';

const PAGE = 25;

interface Wanted {
  readonly type?: StudioNotificationType | undefined;
  readonly unreadOnly?: boolean | undefined;
  /** The last notification that the client already has. */
  readonly cursor?: number | undefined;
  readonly limit?: number;
}

/** The studio's notifications. All admins share one list: what one has read is read for all. */
@Injectable()
export class StudioInboxService {
  async list(manager: EntityManager, wanted: Wanted): Promise<StudioNotificationsPage> {
    const { type, unreadOnly = false, cursor, limit = PAGE } = wanted;
    const found = await manager.find(StudioNotification, {
      where: {
        removedAt: IsNull(),
        ...(type && { type }),
        ...(unreadOnly && { readAt: IsNull() }),
        ...(cursor !== undefined && { id: LessThan(cursor) }),
      },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    const shown = found.slice(0, limit);
    return {
      notifications: shown.map(studioNotificationView),
      nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  /** Only types that have notifications. */
  counts(manager: EntityManager): Promise<StudioNotificationCount[]> {
    return manager.query<StudioNotificationCount[]>(
      `SELECT type, count(*)::int AS total, (count(*) FILTER (WHERE read_at IS NULL))::int AS unread,
         max(id) AS "newestId"
       FROM studio_notification WHERE removed_at IS NULL GROUP BY type ORDER BY type`,
    );
  }

  /** A notification that was read before keeps its time. Throws notification_not_found. */
  async markRead(manager: EntityManager, id: number): Promise<void> {
    if (!(await manager.existsBy(StudioNotification, { id, removedAt: IsNull() }))) {
      throw new AppError('notification_not_found');
    }
    await this.read(manager, { id });
  }

  /** Opening a record marks the notifications about it as read. */
  markReadAbout(manager: EntityManager, about: StudioNotificationSubject): Promise<void> {
    return this.read(manager, { aboutKind: about.kind, aboutId: about.id });
  }

  /** Of one type, or of every type. */
  markAllRead(manager: EntityManager, type?: StudioNotificationType): Promise<void> {
    return this.read(manager, type ? { type } : {});
  }

  private async read(manager: EntityManager, which: FindOptionsWhere<StudioNotification>): Promise<void> {
    const isNew = { readAt: IsNull(), removedAt: IsNull() };
    await manager.update(StudioNotification, { ...which, ...isNew }, { readAt: () => 'now()' });
  }

  /**
   * Removes a notification from the list. The row stays for a while, so that it can be restored and its event
   * is not reported again.
   */
  remove(manager: EntityManager, id: number): Promise<StudioNotificationView> {
    return this.set(manager, { id, isRemoved: true });
  }

  restore(manager: EntityManager, id: number): Promise<StudioNotificationView> {
    return this.set(manager, { id, isRemoved: false });
  }

  /** Deletes the rows of notifications that were removed longer ago. */
  async dropRemoved(manager: EntityManager, keptDays: number): Promise<void> {
    await manager.query(
      'DELETE FROM studio_notification WHERE removed_at < now() - make_interval(days => $1)',
      [keptDays],
    );
  }

  /** Throws notification_not_found. */
  private async set(
    manager: EntityManager,
    { id, isRemoved }: { readonly id: number; readonly isRemoved: boolean },
  ): Promise<StudioNotificationView> {
    const { affected } = await manager.update(
      StudioNotification,
      { id, removedAt: isRemoved ? IsNull() : Not(IsNull()) },
      { removedAt: isRemoved ? () => 'now()' : null },
    );
    if (affected !== 1) throw new AppError('notification_not_found');
    return studioNotificationView(await manager.findOneByOrFail(StudioNotification, { id }));
  }
}
