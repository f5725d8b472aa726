import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { Log } from '../../platform/logging/log.js';
import { within, workContext } from '../../platform/logging/work-context.js';
import { type ClaimedMail, MailClaimsService } from './mail-claims.service.js';
import { describeMailError } from './describe-mail-error.js';
import { SEND_MAIL_JOB } from './mail-outbox.js';
import { isPermanentRefusal } from './mail-refusal.js';
import { MailGateService } from './mail-gate.service.js';
import type { RenderedMail } from './mail-renderer.js';
import { MailComposerService } from '../custom-templates/mail-composer.service.js';
import { type MailLane, MailTransport } from './mail-transport.js';

/** Sends queued mail. Whether it is still to go out is decided at the last moment. */
@Injectable()
export class SendMailService implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly claims: MailClaimsService,
    private readonly gate: MailGateService,
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
      run: () => this.claims.requeueForgotten(),
    });
  }

  /** What was claimed leaves, or its row says why not. False when it waits for another try. */
  async send(mail: ClaimedMail, lane: MailLane): Promise<boolean> {
    const { requestId } = mail;
    // A mail whose job vanished with its queue is still told under the name of its request.
    const asked = requestId === null ? {} : { requestId };
    return within({ ...workContext(), ...asked }, () => this.sendNow(mail, lane));
  }

  private async sendNow(mail: ClaimedMail, lane: MailLane): Promise<boolean> {
    try {
      const { reason, unsubscribeUrl } = await this.gate.ask(mail);
      if (reason !== null) {
        await this.skip(mail, reason);
        return true;
      }
      const rendered = await this.composer.compose(mail.template, mail.payload, unsubscribeUrl);
      await this.transport.send(
        { ...rendered, id: mail.id, recipient: mail.recipient, unsubscribeUrl },
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
    // Sent, given up, or in the hands of another worker; if that one died, the sweep brings the mail back.
    if (!mail) return;
    const isDone = await this.send(mail, 'single');
    // The row says why; what a relay answers names the recipient, and a job outlives what is forgotten.
    if (!isDone) throw new Error(`The mail ${mail.id} waits for another try.`);
  }

  /** The relay has it. */
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
      await this.claims.giveBack(mail, reason);
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
