import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, IsNull, LessThan, Not } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { NotificationScope } from '../../../contract/notifications/notification-rights.js';
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

/** What is outside of an admin's scope is for them as if it did not exist. */
const IN_SCOPE = `(type = ANY (:types) OR (type = 'system' AND coalesce(about_kind, 'shop') = ANY (:subjects)))`;

interface Wanted {
  readonly type?: StudioNotificationType | undefined;
  readonly unreadOnly?: boolean | undefined;
  /** The last notification that the client already has. */
  readonly cursor?: number | undefined;
  readonly limit?: number;
}

/** The studio's notifications. Admins share what several of them see: what one has read is read for all. */
@Injectable()
export class StudioInboxService {
  async list(
    manager: EntityManager,
    wanted: Wanted,
    scope: NotificationScope,
  ): Promise<StudioNotificationsPage> {
    const { type, unreadOnly = false, cursor, limit = PAGE } = wanted;
    const found = await manager
      .createQueryBuilder(StudioNotification, 'notice')
      .where({
        removedAt: IsNull(),
        ...(type && { type }),
        ...(unreadOnly && { readAt: IsNull() }),
        ...(cursor !== undefined && { id: LessThan(cursor) }),
      })
      .andWhere(IN_SCOPE, { ...scope })
      .orderBy('notice.id', 'DESC')
      .limit(limit + 1)
      .getMany();
    const shown = found.slice(0, limit);
    return {
      notifications: shown.map(studioNotificationView),
      nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  /** Only types that have notifications. */
  counts(manager: EntityManager, scope: NotificationScope): Promise<StudioNotificationCount[]> {
    return manager
      .createQueryBuilder(StudioNotification, 'notice')
      .select('type')
      .addSelect('count(*)::int', 'total')
      .addSelect('(count(*) FILTER (WHERE read_at IS NULL))::int', 'unread')
      .addSelect('max(id)', 'newestId')
      .where('removed_at IS NULL')
      .andWhere(IN_SCOPE, { ...scope })
      .groupBy('type')
      .orderBy('type')
      .getRawMany<StudioNotificationCount>();
  }

  /** A notification that was read before keeps its time. Throws notification_not_found. */
  async markRead(manager: EntityManager, id: number, scope: NotificationScope): Promise<void> {
    await this.getInScope(manager, id, scope);
    await this.read(manager, { id }, scope);
  }

  /** Opening a record marks the notifications about it as read. */
  markReadAbout(
    manager: EntityManager,
    about: StudioNotificationSubject,
    scope: NotificationScope,
  ): Promise<void> {
    return this.read(manager, { aboutKind: about.kind, aboutId: about.id }, scope);
  }

  /** Of one type, or of every type. */
  markAllRead(
    manager: EntityManager,
    type: StudioNotificationType | undefined,
    scope: NotificationScope,
  ): Promise<void> {
    return this.read(manager, type ? { type } : {}, scope);
  }

  private async read(
    manager: EntityManager,
    which: FindOptionsWhere<StudioNotification>,
    scope: NotificationScope,
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(StudioNotification)
      .set({ readAt: () => 'now()' })
      .where({ ...which, readAt: IsNull(), removedAt: IsNull() })
      .andWhere(IN_SCOPE, { ...scope })
      .execute();
  }

  /**
   * Removes a notification from the list. The row stays for a while, so that it can be restored and its event
   * is not reported again.
   */
  remove(manager: EntityManager, id: number, scope: NotificationScope): Promise<StudioNotificationView> {
    return this.set(manager, { id, isRemoved: true }, scope);
  }

  restore(manager: EntityManager, id: number, scope: NotificationScope): Promise<StudioNotificationView> {
    return this.set(manager, { id, isRemoved: false }, scope);
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
    scope: NotificationScope,
  ): Promise<StudioNotificationView> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(StudioNotification)
      .set({ removedAt: isRemoved ? () => 'now()' : null })
      .where({ id, removedAt: isRemoved ? IsNull() : Not(IsNull()) })
      .andWhere(IN_SCOPE, { ...scope })
      .execute();
    if (affected !== 1) throw new AppError('notification_not_found');
    return studioNotificationView(await manager.findOneByOrFail(StudioNotification, { id }));
  }

  /** Throws notification_not_found. */
  private async getInScope(manager: EntityManager, id: number, scope: NotificationScope): Promise<void> {
    const isThere = await manager
      .createQueryBuilder(StudioNotification, 'notice')
      .where({ id, removedAt: IsNull() })
      .andWhere(IN_SCOPE, { ...scope })
      .getExists();
    if (!isThere) throw new AppError('notification_not_found');
  }
}
