import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
    list: adminSends('notifications.read', StudioNotificationsQuery).query(({ input }) =>
      this.inbox.list(this.dataSource.manager, input),
    ),
    counts: adminProcedure('notifications.read').query(() => this.inbox.counts(this.dataSource.manager)),
    markRead: adminSends('notifications.read', StudioNotificationDto).mutation(({ input }) =>
      this.inbox.markRead(this.dataSource.manager, input.id),
    ),
    markReadAbout: adminSends('notifications.read', ReadStudioNotificationsAboutDto).mutation(({ input }) =>
      this.inbox.markReadAbout(this.dataSource.manager, input),
    ),
    markAllRead: adminSends('notifications.read', ReadStudioNotificationsDto).mutation(({ input }) =>
      this.inbox.markAllRead(this.dataSource.manager, input.type),
    ),
    remove: adminSends('notifications.read', StudioNotificationDto).mutation(({ ctx, input }) =>
      this.removal.remove(ctx.actor, input.id),
    ),
    restore: adminSends('notifications.read', StudioNotificationDto).mutation(({ ctx, input }) =>
      this.removal.restore(ctx.actor, input.id),
    ),
  });
}
