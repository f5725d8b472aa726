import { Injectable } from '@nestjs/common';
import {
  EmailSettingsDto,
  SaveEmailSettingsDto,
  TestSettingsDto,
  TestMailDto,
} from '../../../contract/messaging/email/email-settings.dto.js';
import { RecordDto } from '../../../contract/admin/record.dto.js';
import { MailLogQuery } from '../../../contract/messaging/email/mail-log.dto.js';
import { adminProcedure, adminSends, adminSendsLongText, router } from '../../api/trpc.js';
import { EmailSettingsService } from '../../notifications/smtp/email-settings.service.js';
import { AdminBulkMailsRouter } from './admin-bulk-mails.router.js';
import { AdminMailTemplatesRouter } from './admin-mail-templates.router.js';
import { MailChecksService } from './mail-checks.service.js';
import { MailLogService } from './mail-log.service.js';
import { SaveEmailSettingsService } from './save-email-settings.service.js';
import { TestMailsService } from './test-mails.service.js';

@Injectable()
export class AdminEmailRouter {
  constructor(
    private readonly settings: EmailSettingsService,
    private readonly saving: SaveEmailSettingsService,
    private readonly checks: MailChecksService,
    private readonly testMails: TestMailsService,
    private readonly templates: AdminMailTemplatesRouter,
    private readonly bulkMails: AdminBulkMailsRouter,
    private readonly mailLog: MailLogService,
  ) {}

  readonly router = router({
    settings: adminProcedure('mail.manage').query(() => this.settings.read()),
    saveSettings: adminSends('mail.manage', SaveEmailSettingsDto).mutation(({ ctx, input }) =>
      this.saving.save(ctx.actor, input),
    ),
    checkConnections: adminSends('mail.manage', EmailSettingsDto).mutation(async ({ input }) =>
      this.checks.checkAll(await this.settings.draft(input)),
    ),
    testConnection: adminSends('mail.manage', TestSettingsDto).mutation(async ({ ctx, input }) => {
      const { testEmail, ...settings } = input;
      await this.testMails.testConnection(ctx.actor, testEmail, await this.settings.draft(settings));
    }),
    sendTest: adminSendsLongText('mail.manage', TestMailDto).mutation(({ ctx, input }) =>
      this.testMails.send(ctx.actor, input),
    ),

    ...this.templates.procedures,

    ...this.bulkMails.procedures,

    log: adminSends('mail.manage', MailLogQuery).query(({ input }) => this.mailLog.list(input)),
    retry: adminSends('mail.manage', RecordDto).mutation(({ ctx, input }) =>
      this.mailLog.retry(ctx.actor, input.id),
    ),
  });
}
