import { Inject, Injectable } from '@nestjs/common';
import { EmailSettingsDto, TestConnectionDto, TestMailDto } from '../../contract/email/email-settings.dto.js';
import { PageQuery } from '../../contract/admin/page.query.js';
import { ReadRecordDto, RecordDto } from '../../contract/admin/record.dto.js';
import { BulkReachQuery, StartBulkMailDto, TurnBulkMailDto } from '../../contract/email/bulk-mail.dto.js';
import { MailLogQuery } from '../../contract/email/mail-log.dto.js';
import {
  MailKindDto,
  MailWordsDto,
  SaveTemplateDto,
  SwitchTemplateDto,
} from '../../contract/email/mail-template.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { adminProcedure, longTextProcedure, router } from '../api/trpc.js';
import { BulkMails } from './bulk-mails.service.js';
import { EmailSettings } from '../notifications/mail-route/email-settings.service.js';
import { MailChecks } from './mail-checks.service.js';
import { MailLog } from './mail-log.service.js';
import { MailTemplates } from '../notifications/own-templates/mail-templates.service.js';
import { StartBulkMail } from './start-bulk-mail.service.js';
import { TestMails } from './test-mails.service.js';

@Injectable()
export class AdminEmailRouter {
  constructor(
    @Inject(EmailSettings) private readonly settings: EmailSettings,
    @Inject(MailChecks) private readonly checks: MailChecks,
    @Inject(TestMails) private readonly testMails: TestMails,
    @Inject(MailTemplates) private readonly mailTemplates: MailTemplates,
    @Inject(BulkMails) private readonly bulkMails: BulkMails,
    @Inject(StartBulkMail) private readonly starting: StartBulkMail,
    @Inject(MailLog) private readonly mailLog: MailLog,
  ) {}

  readonly router = router({
    settings: adminProcedure.query(() => this.settings.read()),
    saveSettings: adminProcedure
      .input(dtoInput(EmailSettingsDto))
      .mutation(({ ctx, input }) => this.settings.save(ctx.actor, input)),
    checkConnections: adminProcedure.mutation(() => this.checks.checkAll()),
    prove: adminProcedure
      .input(dtoInput(TestConnectionDto))
      .mutation(({ ctx, input }) => this.testMails.prove(ctx.actor, input.testEmail)),
    sendTest: longTextProcedure
      .input(dtoInput(TestMailDto))
      .mutation(({ ctx, input }) => this.testMails.send(ctx.actor, input)),

    templates: adminProcedure.query(() => this.mailTemplates.list()),
    builtInTemplate: adminProcedure
      .input(dtoInput(MailKindDto))
      .query(({ input }) => this.mailTemplates.builtIn(input.kind)),
    // A body is longer than an address may be.
    previewTemplate: longTextProcedure
      .input(dtoInput(MailWordsDto))
      .mutation(({ input }) => this.mailTemplates.preview(input)),
    saveTemplate: longTextProcedure
      .input(dtoInput(SaveTemplateDto))
      .mutation(({ ctx, input }) => this.mailTemplates.save(ctx.actor, input)),
    switchTemplate: adminProcedure
      .input(dtoInput(SwitchTemplateDto))
      .mutation(({ ctx, input }) => this.mailTemplates.setActive(ctx.actor, input)),
    removeTemplate: adminProcedure
      .input(dtoInput(ReadRecordDto))
      .mutation(({ ctx, input }) => this.mailTemplates.remove(ctx.actor, input)),

    bulkReach: adminProcedure
      .input(dtoInput(BulkReachQuery))
      .query(({ input }) => this.bulkMails.reach(input)),
    bulkMails: adminProcedure.input(dtoInput(PageQuery)).query(({ input }) => this.bulkMails.list(input)),
    startBulkMail: longTextProcedure
      .input(dtoInput(StartBulkMailDto))
      .mutation(({ ctx, input }) => this.starting.start(ctx.actor, input)),
    turnBulkMail: adminProcedure
      .input(dtoInput(TurnBulkMailDto))
      .mutation(({ ctx, input }) => this.bulkMails.turn(ctx.actor, input)),

    log: adminProcedure.input(dtoInput(MailLogQuery)).query(({ input }) => this.mailLog.list(input)),
    retry: adminProcedure
      .input(dtoInput(RecordDto))
      .mutation(({ ctx, input }) => this.mailLog.retry(ctx.actor, input.id)),
  });
}
