import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  AdminNotificationsQuery,
  NotificationDto,
  ReadNotificationsAboutDto,
  ReadNotificationsDto,
} from '../../../contract/notifications/admin-notifications.dto.js';
import { adminProcedure, adminSends, router } from '../../api/trpc.js';
import { StudioInboxService } from '../studio/studio-inbox.service.js';
import { RemoveNotificationService } from './remove-notification.service.js';

@Injectable()
export class AdminNotificationsRouter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: StudioInboxService,
    private readonly removal: RemoveNotificationService,
  ) {}

  readonly router = router({
    list: adminSends(AdminNotificationsQuery).query(({ input }) =>
      this.inbox.list(this.dataSource.manager, input),
    ),
    counts: adminProcedure.query(() => this.inbox.counts(this.dataSource.manager)),
    markRead: adminSends(NotificationDto).mutation(({ input }) =>
      this.inbox.markRead(this.dataSource.manager, input.id),
    ),
    markReadAbout: adminSends(ReadNotificationsAboutDto).mutation(({ input }) =>
      this.inbox.markReadAbout(this.dataSource.manager, input),
    ),
    markAllRead: adminSends(ReadNotificationsDto).mutation(({ input }) =>
      this.inbox.markAllRead(this.dataSource.manager, input.type),
    ),
    remove: adminSends(NotificationDto).mutation(({ ctx, input }) =>
      this.removal.remove(ctx.actor, input.id),
    ),
    restore: adminSends(NotificationDto).mutation(({ ctx, input }) =>
      this.removal.restore(ctx.actor, input.id),
    ),
  });
}
