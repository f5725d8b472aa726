import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import {
  SaveEmailSettingsDto,
  TestConnectionDto,
  TestMailDto,
} from '../../../contract/messaging/email/email-settings.dto.js';
import { SaveTemplateDto } from '../../../contract/messaging/email/mail-template.dto.js';
import {
  RestBulkMailDto,
  RestEmailQuery,
  RestTemplateIdDto,
} from '../../../contract/messaging/email/rest-email.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { ConfirmAdminPasswordService } from '../../admin/confirm-admin-password.service.js';
import { EmailSettingsService } from '../../notifications/smtp/email-settings.service.js';
import { MailLogService } from '../../messaging/email/mail-log.service.js';
import { CustomTemplatesService } from '../../notifications/custom-templates/custom-templates.service.js';
import { SaveEmailSettingsService } from '../../messaging/email/save-email-settings.service.js';
import { StartBulkMailService } from '../../messaging/email/start-bulk-mail.service.js';
import { TestMailsService } from '../../messaging/email/test-mails.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { Visit } from '../../platform/sessions/visit.js';
import { actionOf, chosenAction } from '../http/action-of.js';
import { readingDocumented, withDocumentedNames } from '../documented-names.js';
import {
  EMAIL_NAMES,
  restMailLog,
  restSettings,
  restTemplate,
  settingsFrom,
  templateFrom,
} from './rest-email.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

const FOREIGN = { dropsUnknownFields: true };
const readQuery = dtoInput(RestEmailQuery, FOREIGN);
const readSettings = readingDocumented(dtoInput(SaveEmailSettingsDto, FOREIGN), EMAIL_NAMES);
const readConnectionTest = readingDocumented(dtoInput(TestConnectionDto, FOREIGN), EMAIL_NAMES);
const readTestMail = readingDocumented(dtoInput(TestMailDto, FOREIGN), EMAIL_NAMES);
const readBulkMail = dtoInput(RestBulkMailDto, FOREIGN);
const readTemplate = readingDocumented(dtoInput(SaveTemplateDto, FOREIGN), EMAIL_NAMES);
const readTemplateId = dtoInput(RestTemplateIdDto, FOREIGN);

type Fields = Readonly<Record<string, unknown>>;
/** /api/email_manager.php */
@Controller('api/email_manager.php')
export class EmailManagerController {
  private readonly actions: Readonly<
    Record<string, (actor: Actor, body: Fields, visit: Visit) => Promise<string>>
  > = {
    update_smtp: async (actor, body, visit) => {
      const settings = readSettings(settingsFrom(body, await this.settings.read()));
      await withDocumentedNames(EMAIL_NAMES, () =>
        this.saving.save(actor, settings, { hasJustSignedIn: this.confirmation.hasJustSignedIn(visit) }),
      );
      return 'SMTP ayarları kaydedildi';
    },
    test_smtp: async (actor, body) => {
      await this.testMails.testConnection(
        actor,
        readConnectionTest({ testEmail: body['test_email'] ?? '' }).testEmail,
      );
      return 'Test e-postası gönderildi';
    },
    send_test_email: async (actor, { test_email: testEmail = '', subject = '', body = '' }) => {
      await this.testMails.send(actor, readTestMail({ testEmail, subject, body }));
      return 'Test e-postası gönderildi';
    },
    send_bulk_email: async (actor, body) => {
      const { subject, body: words, recipients: audience } = readBulkMail(body);
      const campaign = { subject, body: words, audience };
      const { recipientCount } = await this.bulkMails.start(actor, campaign);
      return `E-posta ${recipientCount} kişi için sıraya alındı`;
    },
    save_template: async (actor, body) => {
      const template = templateFrom(body, await this.templates.list());
      await withDocumentedNames(EMAIL_NAMES, () => this.templates.save(actor, readTemplate(template)));
      return 'Şablon kaydedildi';
    },
    delete_template: async (actor, body) => {
      await this.templates.remove(actor, { id: readTemplateId(body).template_id });
      return 'Şablon silindi';
    },
  };

  constructor(
    private readonly settings: EmailSettingsService,
    private readonly saving: SaveEmailSettingsService,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly testMails: TestMailsService,
    private readonly bulkMails: StartBulkMailService,
    private readonly templates: CustomTemplatesService,
    private readonly mailLog: MailLogService,
  ) {}

  @Get()
  @NeedsRight('mail.manage')
  async read(@Query() query: unknown) {
    const { action } = readQuery(query);
    if (action === 'get_settings') {
      return { success: true, smtp_settings: restSettings(await this.settings.read()) };
    }
    if (action === 'get_templates') {
      return { success: true, templates: (await this.templates.list()).map(restTemplate) };
    }
    const { items } = await this.mailLog.list({ perPage: 100 });
    return { success: true, logs: items.map(restMailLog) };
  }

  @Post()
  @NeedsRight('mail.manage')
  @HttpCode(200)
  async act(@Req() request: Request, @Body() body: unknown) {
    const actor = signedInAdmin(request);
    const act = chosenAction(this.actions, actionOf(body));
    return { success: true, message: await act(actor, body as Fields, new Visit(request)) };
  }
}
