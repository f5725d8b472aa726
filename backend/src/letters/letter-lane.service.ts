import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { endsWithin } from '../platform/ends-within.js';
import { Log } from '../platform/logging/log.js';
import { Shutdown } from '../platform/shutdown.js';
import { EndLetters } from './end-letters.service.js';
import { type ClaimedMail, MailClaims } from '../notifications/mail-claims.service.js';
import { MailTuning } from '../notifications/mail-tuning.js';
import { SendMailService } from '../notifications/send-mail.service.js';

/** So many in a row that have to wait mean a relay that is down or has enough: it is left alone until the next wake. */
const ENOUGH_FAILURES = 20;

type Feed = () => Promise<number>;

/**
 * The way of mails to many, beside the queue: it takes rows as its connections come free, a few at a time. A mail whose
 * process died comes back when its claim has run out. Any number of processes may have one.
 */
@Injectable()
export class LetterLane implements BeforeApplicationShutdown {
  private readonly underway = new Set<Promise<void>>();
  private feed: Feed = () => Promise.resolve(0);
  private running: Promise<void> | undefined;
  private isWokenAgain = false;
  private isStopped = false;
  private failuresInARow = 0;

  constructor(
    @Inject(MailClaims) private readonly claims: MailClaims,
    @Inject(SendMailService) private readonly mails: SendMailService,
    @Inject(EndLetters) private readonly endings: EndLetters,
    @Inject(MailTuning) private readonly tuning: MailTuning,
    @Inject(Log) private readonly log: Log,
    @Inject(Shutdown) private readonly shutdown: Shutdown,
  ) {
    shutdown.onBegin(() => (this.isStopped = true));
  }

  /** Where more comes from: how many mails it put into the lane. */
  feedBy(feed: Feed): void {
    this.feed = feed;
  }

  /** Returns at once; the lane works until nothing is due. */
  wake(): void {
    this.isWokenAgain = true;
    if (this.running || this.isStopped) return;
    this.running = this.work()
      .catch((cause: unknown) => this.log.error('Letters wait until the next sweep.', { cause }))
      .finally(() => {
        this.running = undefined;
        if (this.isWokenAgain) this.wake();
      });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await endsWithin(Promise.resolve(this.running), this.shutdown.workLeftMs);
  }

  private async work(): Promise<void> {
    while (this.isWokenAgain && !this.isStopped) {
      this.isWokenAgain = false;
      this.failuresInARow = 0;
      await this.sendWhatIsDue();
      await this.endings.endWhatIsDone();
    }
  }

  /** Of each connection one mail is under way, and up to one more is ready when that ends. */
  private async sendWhatIsDue(): Promise<void> {
    const { underway } = this;
    const { letterConnections: busy } = this.tuning;
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
    const due = await this.claims.claimLetters(count);
    if (due.length > 0) return due;
    return (await this.feed()) > 0 ? this.claims.claimLetters(count) : [];
  }

  private start(mail: ClaimedMail): void {
    const sending = this.mails
      .send(mail, 'letters')
      .then((isDone) => {
        this.failuresInARow = isDone ? 0 : this.failuresInARow + 1;
      })
      .catch((cause: unknown) => {
        this.failuresInARow += 1;
        this.log.error('A letter’s mail waits until its claim has run out.', { mailId: mail.id, cause });
      })
      .finally(() => this.underway.delete(sending));
    this.underway.add(sending);
  }
}
