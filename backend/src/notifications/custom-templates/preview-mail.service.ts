import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../platform/security/secret-box.js';
import { sealLinks } from '../mail/link-facts.js';
import { NO_FOOT_LINKS } from '../mail/mail-foot-links.js';
import type { MailKind, MailPayloads } from '../mail/mail-template.js';
import { MailComposerService } from './mail-composer.service.js';

/** Shows a mail as it would go out now, before anybody is written to. */
@Injectable()
export class PreviewMailService {
  constructor(
    private readonly composer: MailComposerService,
    private readonly box: SecretBox,
  ) {}

  /** `facts`: those that the mail would be queued with. */
  async preview<K extends MailKind>(
    kind: K,
    facts: MailPayloads[K],
  ): Promise<{ readonly subject: string; readonly html: string }> {
    const stored = sealLinks(facts, this.box) as MailPayloads[K];
    const { subject, html } = await this.composer.compose(kind, stored, NO_FOOT_LINKS);
    return { subject, html };
  }
}
