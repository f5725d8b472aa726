import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, IsNull, LessThan, Not } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type {
  NotificationCount,
  NotificationsPage,
  NotificationSubject,
  NotificationType,
  NotificationView,
} from '../../../contract/notifications/notification.js';
import { notificationView } from './notification.mapper.js';
import { Notification } from './notification.entity.js';

const PAGE = 25;

interface Wanted {
  readonly type?: NotificationType | undefined;
  readonly unreadOnly?: boolean | undefined;
  /** The last one that is known already. */
  readonly cursor?: number | undefined;
  readonly limit?: number;
}

/** What the studio was told: all admins share one list, and what one has read is read. */
@Injectable()
export class StudioInboxService {
  async list(manager: EntityManager, wanted: Wanted): Promise<NotificationsPage> {
    const { type, unreadOnly = false, cursor, limit = PAGE } = wanted;
    const found = await manager.find(Notification, {
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
      notifications: shown.map(notificationView),
      nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  /** Of the types that there are any of. */
  counts(manager: EntityManager): Promise<NotificationCount[]> {
    return manager.query<NotificationCount[]>(
      `SELECT type, count(*)::int AS total, (count(*) FILTER (WHERE read_at IS NULL))::int AS unread,
         max(id) AS "newestId"
       FROM notification WHERE removed_at IS NULL GROUP BY type ORDER BY type`,
    );
  }

  /** What was read before stays read since then. Throws notification_not_found. */
  async markRead(manager: EntityManager, id: number): Promise<void> {
    if (!(await manager.existsBy(Notification, { id, removedAt: IsNull() }))) {
      throw new AppError('notification_not_found');
    }
    await this.read(manager, { id });
  }

  /** Whoever opens a record has seen what there was to say of it. */
  markReadAbout(manager: EntityManager, about: NotificationSubject): Promise<void> {
    return this.read(manager, { aboutKind: about.kind, aboutId: about.id });
  }

  /** Of one type, or of every type. */
  markAllRead(manager: EntityManager, type?: NotificationType): Promise<void> {
    return this.read(manager, type ? { type } : {});
  }

  private async read(manager: EntityManager, which: FindOptionsWhere<Notification>): Promise<void> {
    const isNew = { readAt: IsNull(), removedAt: IsNull() };
    await manager.update(Notification, { ...which, ...isNew }, { readAt: () => 'now()' });
  }

  /** Out of the list; the row stays for a while, so that it can come back and its event is not told anew. */
  remove(manager: EntityManager, id: number): Promise<NotificationView> {
    return this.set(manager, { id, isRemoved: true });
  }

  restore(manager: EntityManager, id: number): Promise<NotificationView> {
    return this.set(manager, { id, isRemoved: false });
  }

  /** What was taken out of the list longer ago is gone for good. */
  async dropRemoved(manager: EntityManager, keptDays: number): Promise<void> {
    await manager.query('DELETE FROM notification WHERE removed_at < now() - make_interval(days => $1)', [
      keptDays,
    ]);
  }

  /** Throws notification_not_found. */
  private async set(
    manager: EntityManager,
    { id, isRemoved }: { readonly id: number; readonly isRemoved: boolean },
  ): Promise<NotificationView> {
    const { affected } = await manager.update(
      Notification,
      { id, removedAt: isRemoved ? IsNull() : Not(IsNull()) },
      { removedAt: isRemoved ? () => 'now()' : null },
    );
    if (affected !== 1) throw new AppError('notification_not_found');
    return notificationView(await manager.findOneByOrFail(Notification, { id }));
  }
}
