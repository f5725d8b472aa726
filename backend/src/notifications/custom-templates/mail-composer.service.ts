import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChangeFeed } from '../../platform/change-feed/change-feed.js';
import { Log } from '../../platform/logging/log.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import { openLinks } from '../mail/link-facts.js';
import type { MailFootLinks } from '../mail/mail-foot-links.js';
import { MailRenderer, type RenderedMail } from '../mail/mail-renderer.js';
import type { MailKind, MailPayloads } from '../mail/mail-template.js';
import { CustomMailTemplate } from './custom-mail-template.entity.js';

/** Renders mails with the studio's custom template where it is usable, else with the default one. */
@Injectable()
export class MailComposerService implements OnModuleInit {
  private custom: ReadonlyMap<string, CustomMailTemplate> = new Map();
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly changeFeed: ChangeFeed,
    private readonly renderer: MailRenderer,
    private readonly box: SecretBox,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    this.changeFeed.onChange((topic) => {
      if (topic === 'mail') this.readAgain();
    });
    await this.read();
  }

  /** `stored`: the facts as the mail's row has them. */
  async compose<K extends MailKind>(
    kind: K,
    stored: MailPayloads[K],
    links: MailFootLinks,
  ): Promise<RenderedMail> {
    await this.reading;
    const payload = openLinks(stored, this.box);
    const custom = this.custom.get(kind);
    if (!custom) return this.renderer.render(kind, payload, links);
    try {
      return await this.renderer.render(kind, payload, { ...links, custom });
    } catch (cause) {
      // Marked only once, because every mark is announced to all processes.
      if (custom.brokenAt === null) await this.markBroken(custom, cause);
      return this.renderer.render(kind, payload, links);
    }
  }

  private async markBroken({ id, kind, version }: CustomMailTemplate, cause: unknown): Promise<void> {
    this.log.error('A custom mail template cannot be used; the default one was.', { kind, cause });
    const reason = cause instanceof Error ? cause.message : String(cause);
    await this.dataSource.query(
      `UPDATE custom_mail_template SET broken_reason = $3, broken_at = now()
       WHERE id = $1 AND version = $2 AND broken_at IS NULL`,
      [id, version, reason],
    );
  }

  private readAgain(): void {
    this.reading = this.reading
      .then(() => this.read())
      .catch((cause: unknown) => {
        this.log.error('The custom mail templates could not be read; the last ones stay in force.', {
          cause,
        });
      });
  }

  private async read(): Promise<void> {
    const active = await this.dataSource.manager.findBy(CustomMailTemplate, { isActive: true });
    this.custom = new Map(active.map((template) => [template.kind, template]));
  }
}
