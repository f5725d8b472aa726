import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { AppError } from '../../../contract/app-error.js';
import type { TestMailDto } from '../../../contract/messaging/email/email-settings.dto.js';
import { describeMailFailure } from '../../../contract/messaging/email/mail-failure.js';
import { MAIL_TEMPLATES } from '../../notifications/mail/mail-templates.js';
import { describeMailError } from '../../notifications/mail/describe-mail-error.js';
import { MailHostsService } from '../../notifications/smtp/mail-hosts.service.js';
import { relayOptions } from '../../notifications/smtp/mail-pool.js';
import { MailRoutesService } from '../../notifications/smtp/mail-routes.service.js';
import type { MailSettings } from '../../notifications/smtp/mail-settings.entity.js';
import { MailRenderer } from '../../notifications/mail/mail-renderer.js';
import { MailTransport } from '../../notifications/mail/mail-transport.js';
import { type RateLimit, RateLimitsService } from '../../platform/security/rate-limits.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { CampaignCheckService } from './campaign-check.service.js';
import { TestMailRecordsService } from './test-mail-records.service.js';

const CONNECTION_TEST = {
  subject: 'E-posta ayarlarının denemesi',
  html: '<p>Bu e-posta, e-posta ayarlarının çalıştığını gösterir. Yanıtlamanız gerekmez.</p>',
};
/**
 * Test mails go to any address with any text, so their number is limited: enough for a test, too few for
 * spam.
 */
const TEST_MAILS: RateLimit = { name: 'test-mails', points: 20, seconds: 60 * 60 };
/** Short, because an admin waits for the result. */
const WHOLE_PROOF_MS = 30_000;

interface TestMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
}

/** Sends test mails at once, so that the admin sees the result, and records them. */
@Injectable()
export class TestMailsService {
  constructor(
    private readonly routes: MailRoutesService,
    private readonly hosts: MailHostsService,
    private readonly renderer: MailRenderer,
    private readonly transport: MailTransport,
    private readonly limits: RateLimitsService,
    private readonly campaigns: CampaignCheckService,
    private readonly records: TestMailRecordsService,
  ) {}

  /**
   * Uses the given settings, or the stored ones, whether active or not. Throws mail_server_failed with a readable reason, and
   * too_many_tries.
   */
  async testConnection(actor: Actor, recipient: string, settings?: MailSettings): Promise<void> {
    await this.limits.takeOrRefuse(TEST_MAILS, actor.adminId);
    const route = this.routes.routeBy(settings ?? (await this.routes.kept()));
    const { subject, html, text } = await this.renderer.render('test-mail', CONNECTION_TEST);
    const transporter = createTransport(relayOptions(route, this.hosts));
    const to = { name: '', address: recipient };
    const signal = AbortSignal.timeout(WHOLE_PROOF_MS);
    try {
      await this.onRecord(
        actor,
        { id: randomUUID(), recipient, subject },
        transporter.sendMail({ from: route.from, to, subject, html, text, signal }),
      );
    } finally {
      transporter.close();
    }
  }

  /** Uses the same route as all mails, and the name of the sample. Throws mail_unusable, mail_server_failed and too_many_tries. */
  async send(actor: Actor, { testEmail: recipient, subject, body }: TestMailDto): Promise<void> {
    this.campaigns.check({ subject, body });
    await this.limits.takeOrRefuse(TEST_MAILS, actor.adminId);
    const { firstName } = MAIL_TEMPLATES['bulk-mail'].sample;
    const rendered = await this.renderer.render('bulk-mail', { subject, html: body, firstName });
    const mail = { ...rendered, id: randomUUID(), recipient, unsubscribeUrl: null };
    await this.onRecord(actor, mail, this.transport.send(mail, 'single'));
  }

  private async onRecord(actor: Actor, mail: TestMail, sending: Promise<unknown>): Promise<void> {
    const failure = await sending.then(
      () => null,
      (error: unknown) => describeMailError(error),
    );
    await this.records.add(actor, { ...mail, failure });
    if (failure !== null) throw new AppError('mail_server_failed', { reason: describeMailFailure(failure) });
  }
}
