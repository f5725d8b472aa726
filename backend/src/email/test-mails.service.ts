import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { AppError } from '../../contract/app-error.js';
import type { TestMailDto } from '../../contract/email/email-settings.dto.js';
import { mailFailureText } from '../../contract/email/mail-failure.js';
import { mailErrorText } from '../notifications/mail-error-text.js';
import { MailHosts } from '../notifications/mail-route/mail-hosts.service.js';
import { relayOptions } from '../notifications/mail-route/mail-pool.js';
import { MailRoutes } from '../notifications/mail-route/mail-routes.service.js';
import { MailRenderer } from '../notifications/mail-renderer.js';
import { MailTransport } from '../notifications/mail-transport.js';
import { letterFacts } from '../notifications/letter-facts.js';

const PROOF = {
  subject: 'Toprak test e-postası',
  body: '<p>Bu e-posta, e-posta ayarlarının çalıştığını gösterir. Yanıtlamanız gerekmez.</p>',
};

/** Mails to the studio itself. They go out at once, so that whoever asks sees how it went. */
@Injectable()
export class TestMails {
  constructor(
    @Inject(MailRoutes) private readonly routes: MailRoutes,
    @Inject(MailHosts) private readonly hosts: MailHosts,
    @Inject(MailRenderer) private readonly renderer: MailRenderer,
    @Inject(MailTransport) private readonly transport: MailTransport,
  ) {}

  /** By the settings that are kept, in force or not. Throws mail_server_failed, with the reason in words. */
  async prove(testEmail: string): Promise<void> {
    const kept = await this.routes.kept();
    const route = this.routes.routeBy(kept);
    const { subject, html, text } = await this.renderer.render('bulk-mail', letterFacts(PROOF));
    const transporter = createTransport(relayOptions(route, this.hosts));
    const mail: SendMailOptions = {
      from: route.from,
      to: { name: '', address: testEmail },
      subject,
      html,
      text,
    };
    try {
      await saying(transporter.sendMail(mail));
    } finally {
      transporter.close();
    }
  }

  /** The way that all mail goes. Throws mail_server_failed. */
  async send({ testEmail, subject, body }: TestMailDto): Promise<void> {
    const rendered = await this.renderer.render('bulk-mail', letterFacts({ subject, body }));
    await saying(
      this.transport.send({ ...rendered, id: randomUUID(), recipient: testEmail, unsubscribeUrl: null }),
    );
  }
}

async function saying(sending: Promise<unknown>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    throw new AppError('mail_server_failed', { reason: mailFailureText(mailErrorText(error)) });
  }
}
