import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { settlesWithin } from '../../platform/settles-within.js';
import { Log } from '../../platform/logging/log.js';
import { Shutdown } from '../../platform/shutdown.js';
import { EndCampaignsService } from './end-campaigns.service.js';
import { type ClaimedMail, MailClaimsService } from '../../notifications/mail/mail-claims.service.js';
import { MailTuning } from '../../notifications/mail/mail-tuning.js';
import { SendMailService } from '../../notifications/mail/send-mail.service.js';

/**
 * After this many failures in a row the relay counts as unavailable, and sending stops until the next wake.
 */
const ENOUGH_FAILURES = 20;

type Feed = () => Promise<number>;

/**
 * Sends the mails of campaigns without the job queue: it claims a few rows whenever its connections are free. A mail whose
 * process died is claimed again once its claim has run out. Any number of processes may send.
 */
@Injectable()
export class CampaignSenderService implements BeforeApplicationShutdown {
  private readonly underway = new Set<Promise<void>>();
  private feed: Feed = () => Promise.resolve(0);
  private running: Promise<void> | undefined;
  private isWokenAgain = false;
  private isStopped = false;
  private failuresInARow = 0;

  constructor(
    private readonly claims: MailClaimsService,
    private readonly mails: SendMailService,
    private readonly endings: EndCampaignsService,
    private readonly tuning: MailTuning,
    private readonly log: Log,
    private readonly shutdown: Shutdown,
  ) {
    shutdown.onBegin(() => (this.isStopped = true));
  }

  /** Sets the source of further mails. It returns how many it queued. */
  feedBy(feed: Feed): void {
    this.feed = feed;
  }

  /** Returns at once and sends in the background until nothing is due. */
  wake(): void {
    this.isWokenAgain = true;
    if (this.running || this.isStopped) return;
    this.running = this.work()
      .catch((cause: unknown) => this.log.error('Campaigns wait until the next sweep.', { cause }))
      .finally(() => {
        this.running = undefined;
        if (this.isWokenAgain) this.wake();
      });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await settlesWithin(Promise.resolve(this.running), this.shutdown.workLeftMs);
  }

  private async work(): Promise<void> {
    while (this.isWokenAgain && !this.isStopped) {
      this.isWokenAgain = false;
      this.failuresInARow = 0;
      await this.sendWhatIsDue();
      await this.endings.endWhatIsDone();
    }
  }

  /** Keeps one mail under way on each connection, and up to one more ready for each. */
  private async sendWhatIsDue(): Promise<void> {
    const { underway } = this;
    const { campaignConnections: busy } = this.tuning;
    do {
      const taken = this.mayTake() ? await this.take(2 * busy - underway.size) : [];
      taken.forEach((mail) => this.start(mail));
      const enough = taken.length > 0 ? busy : underway.size - 1;
      while (underway.size > Math.max(0, enough)) await Promise.race(underway);
    } while (underway.size > 0);
  }

  private mayTake(): boolean {
    return !this.isStopped && this.failuresInARow < ENOUGH_FAILURES;
  }

  private async take(count: number): Promise<ClaimedMail[]> {
    const due = await this.claims.claimCampaignMails(count);
    if (due.length > 0) return due;
    return (await this.feed()) > 0 ? this.claims.claimCampaignMails(count) : [];
  }

  private start(mail: ClaimedMail): void {
    const sending = this.mails
      .send(mail, 'campaigns')
      .then((isDone) => {
        this.failuresInARow = isDone ? 0 : this.failuresInARow + 1;
      })
      .catch((cause: unknown) => {
        this.failuresInARow += 1;
        this.log.error('A campaign’s mail waits until its claim has run out.', { mailId: mail.id, cause });
      })
      .finally(() => this.underway.delete(sending));
    this.underway.add(sending);
  }
}
