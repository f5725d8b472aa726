import { Body, Controller, Delete, Get, Put, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import {
  type NotificationScope,
  notificationScope,
} from '../../../contract/notifications/notification-rights.js';
import type { StudioNotificationView } from '../../../contract/notifications/studio-notification.js';
import {
  RestNotificationDto,
  RestNotificationsQuery,
  RestReadDto,
} from '../../../contract/notifications/rest-notifications.dto.js';
import { AdminRightsService } from '../../admin/admin-rights.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { CustomerMessagesService } from '../../messaging/messages/customer-messages.service.js';
import { StudioInboxService } from '../../notifications/studio/studio-inbox.service.js';
import { Visit } from '../../platform/sessions/visit.js';
import { RemoveStudioNotificationService } from '../../notifications/back-office/remove-studio-notification.service.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { signedInCustomer } from '../http/signed-in-customer.js';
import { NeedsRight } from '../http/needs-right.js';

const readQuery = dtoInput(RestNotificationsQuery, { dropsUnknownFields: true });
const readMarked = dtoInput(RestReadDto, { dropsUnknownFields: true });
const readRemoved = dtoInput(RestNotificationDto, { dropsUnknownFields: true });

/** A bound on the documented list, which has no pages. */
const MOST_LISTED = 200;

/**
 * /api/notifications.php has two documented uses: the back office's list, and the badge of a signed-in
 * customer. A session with both people counts as the admin's, because only the list can be marked and
 * deleted.
 */
@Controller('api/notifications.php')
export class NotificationsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly messages: CustomerMessagesService,
    private readonly inbox: StudioInboxService,
    private readonly removal: RemoveStudioNotificationService,
    private readonly rights: AdminRightsService,
  ) {}

  @Get()
  async read(@Req() request: Request, @Query() query: unknown) {
    const { adminId } = new Visit(request);
    if (adminId === null) return this.countMessages(signedInCustomer(request));
    return this.list(readQuery(query), await this.scopeOf(adminId));
  }

  @Put()
  @NeedsRight('notifications.read')
  async markRead(@Req() request: Request, @Body() body: unknown) {
    const scope = await this.scopeOf(signedInAdmin(request).adminId);
    const { id, type } = readMarked(body ?? {});
    const { manager } = this.dataSource;
    if (id === undefined) await this.inbox.markAllRead(manager, type, scope);
    else await this.inbox.markRead(manager, id, scope);
    return { success: true };
  }

  @Delete()
  @NeedsRight('notifications.read')
  async remove(@Req() request: Request, @Query() query: unknown) {
    const actor = signedInAdmin(request);
    await this.removal.remove(actor, readRemoved(query).id, await this.scopeOf(actor.adminId));
    return { success: true };
  }

  private async scopeOf(adminId: string): Promise<NotificationScope> {
    return notificationScope(await this.rights.assertMay(adminId, 'notifications.read'));
  }

  private async list({ type, unread_only: unreadOnly }: RestNotificationsQuery, scope: NotificationScope) {
    const { manager } = this.dataSource;
    const { notifications } = await this.inbox.list(manager, { type, unreadOnly, limit: MOST_LISTED }, scope);
    const counts = await this.inbox.counts(manager, scope);
    return {
      success: true,
      notifications: notifications.map(restNotification),
      counts: counts.map(({ type: counted, total, unread }) => ({ type: counted, total, unread })),
    };
  }

  private async countMessages(customerId: string) {
    const counts = await this.messages.counts(customerId);
    return { success: true, counts, unread: counts.reduce((sum, { unread }) => sum + unread, 0) };
  }
}

function restNotification({ id, type, title, message, isRead, createdAt }: StudioNotificationView) {
  return { id, type, title, message, is_read: isRead, created_at: createdAt };
}
