import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Settings } from '../platform/config/settings.js';
import type { RenderedMail } from './mail-renderer.js';

/** All in all well below the lease of a claimed mail. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const WHOLE_SEND_MS = 90_000;

interface OutgoingMail extends RenderedMail {
  readonly id: string;
  readonly recipient: string;
  /** How mail programs let the recipient refuse such mails; null where nobody asks for leave. */
  readonly unsubscribeUrl: string | null;
}

@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly transporter: Transporter;

  constructor(@Inject(Settings) private readonly settings: Settings) {
    this.transporter = createTransport({
      url: settings.SMTP_URL,
      pool: true,
      maxConnections: 3,
      // Repeating is the job queue's business.
      maxRequeues: 0,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: OutgoingMail): Promise<void> {
    await this.transporter.sendMail({
      from: this.settings.MAIL_FROM,
      // An object, not a list to be parsed: it can only ever be one address.
      to: { name: '', address: mail.recipient },
      replyTo: { name: '', address: mail.replyTo },
      // The same for every try: a mail that arrives twice after a crash is one mail to mail programs.
      messageId: `<${mail.id}@${senderDomain(this.settings.MAIL_FROM)}>`,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      attachments: [...mail.attachments],
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
      signal: AbortSignal.timeout(WHOLE_SEND_MS),
    });
  }

  onApplicationShutdown(): void {
    this.transporter.close();
  }
}

/** RFC 2369, and RFC 8058 for a button that needs no page. */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function senderDomain(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
