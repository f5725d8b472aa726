import { Injectable } from '@nestjs/common';
import { ImapFlow } from 'imapflow';
import Pop3Command from 'node-pop3';
import type { ConnectionCheck, MailService } from '../../../contract/messaging/email/email-settings.js';
import { describeMailFailure } from '../../../contract/messaging/email/mail-failure.js';
import { describeMailError } from '../../notifications/mail/describe-mail-error.js';
import { withTimeout } from '../../notifications/smtp/with-timeout.js';
import { MailHostsService } from '../../notifications/smtp/mail-hosts.service.js';
import { MailRoutesService } from '../../notifications/smtp/mail-routes.service.js';
import type { MailSettings } from '../../notifications/smtp/mail-settings.entity.js';
import { RelayCheckService } from '../../notifications/smtp/relay-check.service.js';

/** Short, because an admin waits for the result. */
const ANSWERS_WITHIN_MS = 10_000;

const REACHED: Record<MailService, string> = {
  smtp: 'SMTP sunucusuna bağlanıldı ve oturum açıldı.',
  imap: 'IMAP sunucusuna bağlanıldı ve oturum açıldı.',
  pop3: 'POP3 sunucusuna bağlanıldı ve oturum açıldı.',
};

/** Without a user name there is no sign-in to check. */
const SMTP_REACHED_ONLY = 'SMTP sunucusuna bağlanıldı; kullanıcı adı olmadığı için oturum açılmadı.';

/** Checks whether the configured servers accept our connections, and describes failures for the studio. */
@Injectable()
export class MailChecksService {
  constructor(
    private readonly routes: MailRoutesService,
    private readonly hosts: MailHostsService,
    private readonly relay: RelayCheckService,
  ) {}

  /** Checks all servers that these settings name, saved or not, at the same time. */
  async checkAll(kept: MailSettings): Promise<ConnectionCheck[]> {
    const smtpReached = kept.smtpUsername === '' ? SMTP_REACHED_ONLY : REACHED.smtp;
    return Promise.all([
      this.check('smtp', () => this.relay.check(this.routes.routeBy(kept)), smtpReached),
      ...(kept.imapHost === '' ? [] : [this.check('imap', () => this.askImap(kept))]),
      ...(kept.pop3Host === '' ? [] : [this.check('pop3', () => this.askPop3(kept))]),
    ]);
  }

  private async check(
    service: MailService,
    ask: () => Promise<unknown>,
    reached = REACHED[service],
  ): Promise<ConnectionCheck> {
    try {
      await withTimeout(ask());
      return { service, isReached: true, message: reached };
    } catch (error) {
      return { service, isReached: false, message: describeMailFailure(describeMailError(error)) };
    }
  }

  private async askImap(kept: MailSettings): Promise<void> {
    const client = new ImapFlow({
      host: await this.hosts.addressOf(kept.imapHost),
      servername: kept.imapHost,
      port: kept.imapPort,
      secure: kept.imapSsl,
      auth: { user: kept.smtpUsername, pass: this.routes.passwordOf(kept) },
      connectionTimeout: ANSWERS_WITHIN_MS,
      greetingTimeout: ANSWERS_WITHIN_MS,
      socketTimeout: ANSWERS_WITHIN_MS,
      verifyOnly: true,
      logger: false,
    });
    // Ignored here, because connect throws the same error.
    client.on('error', () => undefined);
    try {
      await client.connect();
    } finally {
      client.close();
    }
  }

  private async askPop3(kept: MailSettings): Promise<void> {
    const client = new Pop3Command({
      host: await this.hosts.addressOf(kept.pop3Host),
      servername: kept.pop3Host,
      port: kept.pop3Port,
      tls: kept.pop3Ssl,
      timeout: ANSWERS_WITHIN_MS,
      user: kept.smtpUsername,
      password: this.routes.passwordOf(kept),
    });
    client.on('error', () => undefined);
    try {
      await client.STAT();
    } finally {
      // Also after a refusal, or the connection would stay open until its timeout. The answer is not awaited.
      client.QUIT().catch(() => undefined);
    }
  }
}
