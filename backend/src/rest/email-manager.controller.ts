import { randomUUID } from 'node:crypto';
import { All, Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../contract/app-error.js';
import { EmailSettingsDto, TestConnectionDto, TestMailDto } from '../../contract/email/email-settings.dto.js';
import { SaveTemplateDto } from '../../contract/email/mail-template.dto.js';
import { RestBulkMailDto, RestEmailQuery, RestTemplateIdDto } from '../../contract/email/rest-email.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { EmailSettings } from '../notifications/mail-route/email-settings.service.js';
import { MailLog } from '../email/mail-log.service.js';
import { MailTemplates } from '../notifications/own-templates/mail-templates.service.js';
import { StartBulkMail } from '../email/start-bulk-mail.service.js';
import { TestMails } from '../email/test-mails.service.js';
import type { Actor } from '../platform/sessions/actor.js';
import { actionOf } from './action-of.js';
import { refuseOtherMethods } from './read-methods.js';
import {
  type RestMailLog,
  restMailLog,
  type RestSettings,
  restSettings,
  type RestTemplate,
  restTemplate,
  settingsFrom,
  switchFrom,
} from './rest-email.js';
import { signedInAdmin } from './signed-in-admin.js';

const FOREIGN = { dropsUnknownFields: true };
const readQuery = dtoInput(RestEmailQuery, FOREIGN);
const readSettings = dtoInput(EmailSettingsDto, FOREIGN);
const readProof = dtoInput(TestConnectionDto, FOREIGN);
const readTestMail = dtoInput(TestMailDto, FOREIGN);
const readBulkMail = dtoInput(RestBulkMailDto, FOREIGN);
const readTemplate = dtoInput(SaveTemplateDto, FOREIGN);
const readTemplateId = dtoInput(RestTemplateIdDto, FOREIGN);

type Fields = Readonly<Record<string, unknown>>;
type Answer =
  | { readonly success: true; readonly message: string }
  | { readonly success: true; readonly smtp_settings: RestSettings }
  | { readonly success: true; readonly templates: readonly RestTemplate[] }
  | { readonly success: true; readonly logs: readonly RestMailLog[] };

/** /api/email_manager.php */
@Controller('api/email_manager.php')
export class EmailManagerController {
  private readonly actions: Readonly<Record<string, (actor: Actor, body: Fields) => Promise<string>>> = {
    update_smtp: async (actor, body) => {
      await this.settings.save(actor, readSettings(settingsFrom(body, await this.settings.read())));
      return 'SMTP ayarları kaydedildi';
    },
    test_smtp: async (_actor, body) => {
      await this.testMails.prove(readProof({ testEmail: body['test_email'] ?? '' }).testEmail);
      return 'Test e-postası gönderildi';
    },
    send_test_email: async (_actor, { test_email: testEmail = '', subject = '', body = '' }) => {
      await this.testMails.send(readTestMail({ testEmail, subject, body }));
      return 'Test e-postası gönderildi';
    },
    send_bulk_email: async (actor, body) => {
      const { subject, body: words, recipients: audience } = readBulkMail(body);
      const letter = { key: randomUUID(), subject, body: words, audience };
      const { recipientCount } = await this.bulkMails.start(actor, letter);
      return `E-posta ${recipientCount} kişi için sıraya alındı`;
    },
    save_template: async (actor, body) => {
      const { template_name: kind, subject, body_html: bodyHtml, body_text: bodyText = '' } = body;
      const isActive = switchFrom(body['is_active'] ?? true);
      await this.templates.save(actor, readTemplate({ kind, subject, bodyHtml, bodyText, isActive }));
      return 'Şablon kaydedildi';
    },
    delete_template: async (actor, body) => {
      await this.templates.remove(actor, readTemplateId(body).template_id);
      return 'Şablon silindi';
    },
  };

  constructor(
    @Inject(EmailSettings) private readonly settings: EmailSettings,
    @Inject(TestMails) private readonly testMails: TestMails,
    @Inject(StartBulkMail) private readonly bulkMails: StartBulkMail,
    @Inject(MailTemplates) private readonly templates: MailTemplates,
    @Inject(MailLog) private readonly mailLog: MailLog,
  ) {}

  @Get()
  async read(@Req() request: Request, @Query() query: unknown): Promise<Answer> {
    signedInAdmin(request);
    const { action } = readQuery(query);
    if (action === 'get_settings') {
      return { success: true, smtp_settings: restSettings(await this.settings.read()) };
    }
    if (action === 'get_templates') {
      return { success: true, templates: (await this.templates.list()).flatMap(restTemplate) };
    }
    const { items } = await this.mailLog.list({ perPage: 100 });
    return { success: true, logs: items.map(restMailLog) };
  }

  @Post()
  @HttpCode(200)
  async act(@Req() request: Request, @Body() body: unknown): Promise<Answer> {
    const actor = signedInAdmin(request);
    const action = actionOf(body);
    if (typeof action !== 'string' || !Object.hasOwn(this.actions, action)) {
      throw new AppError('malformed_request');
    }
    const message = await this.actions[action]?.(actor, body as Fields);
    return { success: true, message: message ?? '' };
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response, 'GET, HEAD, POST');
  }
}
