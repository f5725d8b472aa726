import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notificationScope } from '../../../contract/notifications/notification-rights.js';
import {
  StudioNotificationsQuery,
  StudioNotificationDto,
  ReadStudioNotificationsAboutDto,
  ReadStudioNotificationsDto,
} from '../../../contract/notifications/studio-notifications.dto.js';
import { adminProcedure, adminSends, router } from '../../api/trpc.js';
import { StudioInboxService } from '../studio/studio-inbox.service.js';
import { RemoveStudioNotificationService } from './remove-studio-notification.service.js';

@Injectable()
export class StudioNotificationsRouter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: StudioInboxService,
    private readonly removal: RemoveStudioNotificationService,
  ) {}

  readonly router = router({
    list: adminSends('notifications.read', StudioNotificationsQuery).query(({ ctx, input }) =>
      this.inbox.list(this.dataSource.manager, input, notificationScope(ctx.role)),
    ),
    counts: adminProcedure('notifications.read').query(({ ctx }) =>
      this.inbox.counts(this.dataSource.manager, notificationScope(ctx.role)),
    ),
    markRead: adminSends('notifications.read', StudioNotificationDto).mutation(({ ctx, input }) =>
      this.inbox.markRead(this.dataSource.manager, input.id, notificationScope(ctx.role)),
    ),
    markReadAbout: adminSends('notifications.read', ReadStudioNotificationsAboutDto).mutation(
      ({ ctx, input }) =>
        this.inbox.markReadAbout(this.dataSource.manager, input, notificationScope(ctx.role)),
    ),
    markAllRead: adminSends('notifications.read', ReadStudioNotificationsDto).mutation(({ ctx, input }) =>
      this.inbox.markAllRead(this.dataSource.manager, input.type, notificationScope(ctx.role)),
    ),
    remove: adminSends('notifications.read', StudioNotificationDto).mutation(({ ctx, input }) =>
      this.removal.remove(ctx.actor, input.id, notificationScope(ctx.role)),
    ),
    restore: adminSends('notifications.read', StudioNotificationDto).mutation(({ ctx, input }) =>
      this.removal.restore(ctx.actor, input.id, notificationScope(ctx.role)),
    ),
  });
}
