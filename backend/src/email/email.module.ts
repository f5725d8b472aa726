import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AdminEmailRouter } from './admin-email.router.js';
import { EmailSettings } from './email-settings.service.js';
import { MailChecks } from './mail-checks.service.js';
import { TestMails } from './test-mails.service.js';

/** The studio's hand on the shop's mail. */
@Module({
  imports: [ActivityLogModule, NotificationsModule],
  providers: [AdminEmailRouter, EmailSettings, MailChecks, TestMails],
  exports: [AdminEmailRouter, EmailSettings, MailChecks, TestMails],
})
export class EmailModule {}
