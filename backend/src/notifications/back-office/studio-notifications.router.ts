import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  StudioNotificationsQuery,
  StudioNotificationDto,
  ReadStudioNotificationsAboutDto,
  ReadStudioNotificationsDto,
} from '../../../contract/notifications/studio-notifications.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { adminProcedure, router } from '../../api/trpc.js';
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
    list: adminProcedure
      .input(dtoInput(StudioNotificationsQuery))
      .query(({ input }) => this.inbox.list(this.dataSource.manager, input)),
    counts: adminProcedure.query(() => this.inbox.counts(this.dataSource.manager)),
    markRead: adminProcedure
      .input(dtoInput(StudioNotificationDto))
      .mutation(({ input }) => this.inbox.markRead(this.dataSource.manager, input.id)),
    markReadAbout: adminProcedure
      .input(dtoInput(ReadStudioNotificationsAboutDto))
      .mutation(({ input }) => this.inbox.markReadAbout(this.dataSource.manager, input)),
    markAllRead: adminProcedure
      .input(dtoInput(ReadStudioNotificationsDto))
      .mutation(({ input }) => this.inbox.markAllRead(this.dataSource.manager, input.type)),
    remove: adminProcedure
      .input(dtoInput(StudioNotificationDto))
      .mutation(({ ctx, input }) => this.removal.remove(ctx.actor, input.id)),
    restore: adminProcedure
      .input(dtoInput(StudioNotificationDto))
      .mutation(({ ctx, input }) => this.removal.restore(ctx.actor, input.id)),
  });
}
