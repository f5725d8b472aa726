import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { Log } from '../platform/logging/log.js';
import { type ClaimedMail, MailClaims } from './mail-claims.service.js';
import { mailErrorText } from './mail-error-text.js';
import { SEND_MAIL_JOB } from './mail-outbox.js';
import { isPermanentRefusal } from './mail-refusal.js';
import { MailGate } from './mail-gate.service.js';
import { MailComposer } from './own-templates/mail-composer.service.js';
import { MailTransport } from './mail-transport.js';

/** Sends queued mail. Whether it is still to go out is decided at the last moment. */
@Injectable()
export class SendMailService implements OnModuleInit {
  constructor(
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    @Inject(MailClaims) private readonly claims: MailClaims,
    @Inject(MailGate) private readonly gate: MailGate,
    @Inject(MailComposer) private readonly composer: MailComposer,
    @Inject(MailTransport) private readonly transport: MailTransport,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(Log) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.registry.handle(SEND_MAIL_JOB, (payload) => this.send((payload as { mailId: string }).mailId));
    this.registry.schedule({
      name: 'mail.sweep',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.claims.requeueForgotten(),
    });
  }

  private async send(mailId: string): Promise<void> {
    const mail = await this.claims.claim(mailId);
    // Sent, given up, or in the hands of another worker; if that one died, the sweep brings the mail back.
    if (!mail) return;
    const { reason, unsubscribeUrl } = await this.gate.ask(mail);
    if (reason === null) await this.deliver(mail, unsubscribeUrl);
    else await this.skip(mail, reason);
  }

  private async deliver(mail: ClaimedMail, unsubscribeUrl: string | null): Promise<void> {
    try {
      const rendered = await this.composer.compose(mail.template, mail.payload, unsubscribeUrl);
      await this.transport.send({ ...rendered, id: mail.id, recipient: mail.recipient, unsubscribeUrl });
      await this.claims.markSent(mail, rendered.subject);
    } catch (error) {
      await this.release(mail, error);
      return;
    }
    this.log.log('A mail was sent.', { mailId: mail.id, template: mail.template, tries: mail.tries });
  }

  private async skip(mail: ClaimedMail, reason: string): Promise<void> {
    await this.claims.close(mail, 'skipped', reason);
    this.log.log('A mail was skipped.', { mailId: mail.id, template: mail.template, reason });
  }

  private async release(mail: ClaimedMail, error: unknown): Promise<void> {
    const reason = mailErrorText(error);
    if (!mail.isLastTry && !isPermanentRefusal(error)) {
      await this.claims.giveBack(mail, reason);
      // The row says why; what a relay answers names the recipient, and a job outlives what is forgotten.
      throw new Error(`The mail ${mail.id} waits for another try.`);
    }
    await this.claims.close(mail, 'failed', reason);
    this.log.error('A mail could not be delivered and is given up.', {
      mailId: mail.id,
      template: mail.template,
    });
  }
}
