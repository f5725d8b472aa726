import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { Log } from '../../platform/logging/log.js';
import { within, workContext } from '../../platform/logging/work-context.js';
import { type ClaimedMail, MailClaimsService } from './mail-claims.service.js';
import { describeMailError } from './describe-mail-error.js';
import { SEND_MAIL_JOB } from './mail-outbox.js';
import { isPermanentRefusal } from './mail-refusal.js';
import { MailPermissionService } from './mail-permission.service.js';
import type { RenderedMail } from './mail-renderer.js';
import { MailComposerService } from '../custom-templates/mail-composer.service.js';
import { type MailLane, MailTransport } from './mail-transport.js';

/** Sends queued mails. Whether a mail may still be sent is decided at the last moment. */
@Injectable()
export class SendMailService implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly claims: MailClaimsService,
    private readonly permission: MailPermissionService,
    private readonly composer: MailComposerService,
    private readonly transport: MailTransport,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.registry.handle(SEND_MAIL_JOB, (payload) => this.sendOne((payload as { mailId: string }).mailId));
    this.registry.schedule({
      name: 'mail.sweep',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.claims.requeueLost(),
    });
  }

  /** Sends a claimed mail or records in its row why not. False when it waits for another try. */
  async send(mail: ClaimedMail, lane: MailLane): Promise<boolean> {
    const { requestId } = mail;
    // Log lines name the mail's own request even when the sweep gave the mail a new job.
    const requested = requestId === null ? {} : { requestId };
    return within({ ...workContext(), ...requested }, () => this.sendNow(mail, lane));
  }

  private async sendNow(mail: ClaimedMail, lane: MailLane): Promise<boolean> {
    try {
      const { reason, links } = await this.permission.check(mail);
      if (reason !== null) {
        await this.skip(mail, reason);
        return true;
      }
      const rendered = await this.composer.compose(mail.template, mail.payload, links);
      await this.transport.send(
        { ...rendered, id: mail.id, recipient: mail.recipient, unsubscribeUrl: links.unsubscribeUrl },
        lane,
      );
      await this.markSent(mail, rendered);
      return true;
    } catch (error) {
      return this.release(mail, error);
    }
  }

  private async sendOne(mailId: string): Promise<void> {
    const mail = await this.claims.claim(mailId);
    // Sent, given up, or claimed by another worker; if that one died, the sweep queues the mail again.
    if (!mail) return;
    const isDone = await this.send(mail, 'single');
    // The error has no details, because a relay's answer names the recipient and jobs are kept longer than
    // personal data.
    if (!isDone) throw new Error(`The mail ${mail.id} waits for another try.`);
  }

  /** Called when the relay has accepted the mail. */
  private async markSent(mail: ClaimedMail, { subject }: RenderedMail): Promise<void> {
    const { id: mailId, template, tries } = mail;
    try {
      await this.claims.noteSent(mail, subject);
    } catch (cause) {
      this.log.error('A mail was sent, but that could not be noted.', { mailId, template, cause });
      return;
    }
    this.log.log('A mail was sent.', { mailId, template, tries });
  }

  private async skip(mail: ClaimedMail, reason: string): Promise<void> {
    await this.claims.close(mail, 'skipped', reason);
    this.log.log('A mail was skipped.', { mailId: mail.id, template: mail.template, reason });
  }

  private async release(mail: ClaimedMail, error: unknown): Promise<boolean> {
    const reason = describeMailError(error);
    if (!mail.isLastTry && !isPermanentRefusal(error)) {
      await this.claims.release(mail, reason);
      return false;
    }
    await this.claims.close(mail, 'failed', reason);
    this.log.error('A mail could not be delivered and is given up.', {
      mailId: mail.id,
      template: mail.template,
    });
    return true;
  }
}
