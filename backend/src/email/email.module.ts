import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { LettersModule } from '../letters/letters.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ListsModule } from '../platform/lists/lists.module.js';
import { AdminEmailRouter } from './admin-email.router.js';
import { BulkMails } from './bulk-mails.service.js';
import { EmailSettings } from '../notifications/mail-route/email-settings.service.js';
import { LetterCheck } from './letter-check.service.js';
import { MailChecks } from './mail-checks.service.js';
import { MailLog } from './mail-log.service.js';
import { MailTemplates } from '../notifications/own-templates/mail-templates.service.js';
import { StartBulkMail } from './start-bulk-mail.service.js';
import { TestMailRecords } from './test-mail-records.service.js';
import { TestMails } from './test-mails.service.js';

/** The studio's hand on the shop's mail. */
@Module({
  imports: [ActivityLogModule, LettersModule, ListsModule, NotificationsModule],
  providers: [
    AdminEmailRouter,
    BulkMails,
    EmailSettings,
    LetterCheck,
    MailChecks,
    MailLog,
    MailTemplates,
    StartBulkMail,
    TestMailRecords,
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
