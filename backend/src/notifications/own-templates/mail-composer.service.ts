import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ChangeFeed } from '../../platform/change-feed/change-feed.js';
import { Settings } from '../../platform/config/settings.js';
import { Log } from '../../platform/logging/log.js';
import { MailRenderer, type RenderedMail } from '../mail-renderer.js';
import type { MailKind, MailPayloads } from '../mail-template.js';
import { OwnMailTemplate } from './own-mail-template.entity.js';
import { checkWords, fillWords, type OwnWords } from './own-words.js';

/** Mails in the studio's own words where it has some that can be used, else in the built-in ones. */
@Injectable()
export class MailComposer implements OnModuleInit {
  private own: ReadonlyMap<string, OwnMailTemplate> = new Map();
  private reading: Promise<void> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ChangeFeed) private readonly changeFeed: ChangeFeed,
    @Inject(MailRenderer) private readonly renderer: MailRenderer,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(Log) private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    this.changeFeed.onChange((topic) => {
      if (topic === 'mail') this.readAgain();
    });
    await this.read();
  }

  async compose<K extends MailKind>(
    kind: K,
    payload: MailPayloads[K],
    unsubscribeUrl: string | null,
  ): Promise<RenderedMail> {
    await this.reading;
    const builtIn = await this.renderer.render(kind, payload, unsubscribeUrl);
    const own = this.own.get(kind);
    if (!own) return builtIn;
    try {
      return { ...builtIn, ...(await this.inOwnWords(own, payload, unsubscribeUrl)) };
    } catch (cause) {
      // Once: each mark is news to every process.
      if (own.brokenAt === null) await this.markBroken(own, cause);
      return builtIn;
    }
  }

  /** Throws UnusableWords. */
  check(words: OwnWords): void {
    checkWords(words, this.settings.PUBLIC_URL);
  }

  /** In the shop's frame. Throws for words that cannot be used. */
  async inOwnWords(
    own: OwnWords,
    payload: MailPayloads[MailKind],
    unsubscribeUrl: string | null,
  ): Promise<Pick<RenderedMail, 'subject' | 'html' | 'text'>> {
    const words = fillWords(own, payload, this.settings.PUBLIC_URL);
    const { subject, html, text } = await this.renderer.render('bulk-mail', words, unsubscribeUrl);
    return { subject, html, text };
  }

  private async markBroken({ id, kind, version }: OwnMailTemplate, cause: unknown): Promise<void> {
    this.log.error('A mail template of the studio cannot be used; the built-in one was.', { kind, cause });
    const reason = cause instanceof Error ? cause.message : String(cause);
    await this.dataSource.query(
      `UPDATE own_mail_template SET broken_reason = $3, broken_at = now()
       WHERE id = $1 AND version = $2 AND broken_at IS NULL`,
      [id, version, reason],
    );
  }

  private readAgain(): void {
    this.reading = this.reading
      .then(() => this.read())
      .catch((cause: unknown) => {
        this.log.error('The mail templates could not be read; the last ones stay in force.', { cause });
      });
  }

  private async read(): Promise<void> {
    const active = await this.dataSource.manager.findBy(OwnMailTemplate, { isActive: true });
    this.own = new Map(active.map((template) => [template.kind, template]));
  }
}
