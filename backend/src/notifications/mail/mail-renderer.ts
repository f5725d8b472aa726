import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { LAYOUT } from '../templates/parts/layout.js';
import { inAccent, mailMark } from '../templates/parts/mail-look.js';
import { checkRenderedMail } from './check-rendered-mail.js';
import type { MailFootLinks } from './mail-foot-links.js';
import type { MailAttachment, MailKind, MailPayloads, MailTemplate, TemplateText } from './mail-template.js';
import { MAIL_TEMPLATES } from './mail-templates.js';
import { mailText } from './mail-text.js';
import { TemplateCompiler } from './template-compiler.js';
import { valuesOf } from './template-values.js';
import { onOneLine } from './sanitize-text.js';

export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  /** Derived from the HTML. */
  readonly text: string;
}

export interface RenderedMail extends WrittenMail {
  readonly replyTo: string;
  readonly attachments: readonly MailAttachment[];
}

interface WriteOptions extends Partial<MailFootLinks> {
  /** Replaces the default template. */
  readonly custom?: TemplateText;
}

/** Renders a mail from its template and facts; the template is the default one or the studio's own. */
@Injectable()
export class MailRenderer {
  private readonly compiler: TemplateCompiler;
  private readonly layout: (parts: object) => string;

  constructor(
    private readonly settings: Settings,
    private readonly studio: CurrentStudio,
  ) {
    this.compiler = new TemplateCompiler(settings.PUBLIC_URL);
    this.layout = this.compiler.html(LAYOUT);
  }

  /** Throws UnusableTemplate when the text by the studio cannot be used with these facts. */
  async render<K extends MailKind>(
    kind: K,
    payload: MailPayloads[K],
    options: WriteOptions = {},
  ): Promise<RenderedMail> {
    const template: MailTemplate<K> = MAIL_TEMPLATES[kind];
    return {
      ...this.write(kind, payload, options),
      replyTo: template.replyTo?.(payload) ?? this.studio.seller.email,
      attachments: (await template.attachments?.(payload, this.studio)) ?? [],
    };
  }

  /** Renders subject and body without attachments. Throws UnusableTemplate. */
  write<K extends MailKind>(
    kind: K,
    payload: MailPayloads[K],
    { unsubscribeUrl = null, choicesUrl = null, custom }: WriteOptions = {},
  ): WrittenMail {
    const template: MailTemplate<K> = MAIL_TEMPLATES[kind];
    const facts = (template.keepsLines ? payload : eachOnOneLine(payload)) as MailPayloads[K];
    const values = valuesOf(kind, facts, { studio: this.studio, publicUrl: this.settings.PUBLIC_URL });
    const write = this.compiler.compiled(template, template.textOf?.(payload) ?? custom ?? template);
    // An empty variable leaves two blanks, and a subject of an admin may have lines.
    const subject = onOneLine(write.subject(values));
    const body = write.body(values, facts);
    const preheader = write.preheader(values);
    const { profile, seller, look } = this.studio;
    const mark = mailMark(look);
    const parts = { subject, preheader, body, seller, studio: profile, mark, unsubscribeUrl, choicesUrl };
    const html = inAccent(this.layout(parts), look.accent);
    const text = mailText(html);
    if (custom) checkRenderedMail(template, values, { html, text });
    return { subject, html, text };
  }
}

function eachOnOneLine(value: unknown): unknown {
  if (typeof value === 'string') return onOneLine(value);
  if (Array.isArray(value)) return value.map(eachOnOneLine);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, eachOnOneLine(part)]));
}
