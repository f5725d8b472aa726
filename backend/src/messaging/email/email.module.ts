import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { AdminModule } from '../../admin/admin.module.js';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { ListsModule } from '../../platform/lists/lists.module.js';
import { AdminBulkMailsRouter } from './admin-bulk-mails.router.js';
import { AdminEmailRouter } from './admin-email.router.js';
import { BulkMailsService } from './bulk-mails.service.js';
import { EmailSettingsService } from '../../notifications/smtp/email-settings.service.js';
import { CampaignCheckService } from './campaign-check.service.js';
import { MailChecksService } from './mail-checks.service.js';
import { AdminMailTemplatesRouter } from './admin-mail-templates.router.js';
import { PreviewBulkMailService } from './preview-bulk-mail.service.js';
import { MailLogService } from './mail-log.service.js';
import { CustomTemplatesService } from '../../notifications/custom-templates/custom-templates.service.js';
import { PreviewTemplatesService } from '../../notifications/custom-templates/preview-templates.service.js';
import { SaveEmailSettingsService } from './save-email-settings.service.js';
import { StartBulkMailService } from './start-bulk-mail.service.js';
import { TestMailRecordsService } from './test-mail-records.service.js';
import { TestMailsService } from './test-mails.service.js';
import { StudioModule } from '../../studio/studio.module.js';

/** The back office of mail: settings, templates, bulk mails and the mail log. */
@Module({
  imports: [StudioModule, ActivityLogModule, AdminModule, CampaignsModule, ListsModule, NotificationsModule],
  providers: [
    AdminBulkMailsRouter,
    AdminEmailRouter,
    BulkMailsService,
    PreviewBulkMailService,
    EmailSettingsService,
    CampaignCheckService,
    MailChecksService,
    MailLogService,
    AdminMailTemplatesRouter,
    CustomTemplatesService,
    PreviewTemplatesService,
    SaveEmailSettingsService,
    StartBulkMailService,
    TestMailRecordsService,
    TestMailsService,
  ],
  exports: [
    AdminEmailRouter,
    EmailSettingsService,
    SaveEmailSettingsService,
    MailLogService,
    CustomTemplatesService,
    StartBulkMailService,
    TestMailsService,
  ],
})
export class EmailModule {}
