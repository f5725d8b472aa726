import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AdminEmailRouter } from './admin-email.router.js';
import { BulkMails } from './bulk-mails.service.js';
import { EmailSettings } from '../notifications/mail-route/email-settings.service.js';
import { MailChecks } from './mail-checks.service.js';
import { MailLog } from './mail-log.service.js';
import { MailTemplates } from '../notifications/own-templates/mail-templates.service.js';
import { StartBulkMail } from './start-bulk-mail.service.js';
import { TestMails } from './test-mails.service.js';

/** The studio's hand on the shop's mail. */
@Module({
  imports: [ActivityLogModule, NotificationsModule],
  providers: [
    AdminEmailRouter,
    BulkMails,
    EmailSettings,
    MailChecks,
    MailLog,
    MailTemplates,
    StartBulkMail,
    TestMails,
  ],
  exports: [
    AdminEmailRouter,
    BulkMails,
    EmailSettings,
    MailChecks,
    MailLog,
    MailTemplates,
    StartBulkMail,
    TestMails,
  ],
})
export class EmailModule {}
