import Handlebars from 'handlebars';
import { Inject, Injectable } from '@nestjs/common';
import { formatDateTime } from '../../contract/common/dates.js';
import { formatTl } from '../../contract/common/money.js';
import { formatPhone } from '../../contract/common/phone.js';
import type { SellerIdentity } from '../../contract/orders/seller-identity.js';
import { sellerIdentity } from '../platform/config/seller.js';
import { Settings } from '../platform/config/settings.js';
import { mailHtml } from './mail-html.js';
import type { MailAttachment, MailKind, MailPayloads, MailTemplate } from './mail-template.js';
import { MAIL_TEMPLATES } from './mail-templates.js';
import { HTML_LAYOUT, HTML_LINES, TEXT_LAYOUT, TEXT_LINES } from './templates/layout.js';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo: string;
  readonly attachments: readonly MailAttachment[];
}

@Injectable()
export class MailRenderer {
  private readonly seller: SellerIdentity;
  private readonly html: typeof Handlebars;
  private readonly text: typeof Handlebars;

  constructor(@Inject(Settings) settings: Settings) {
    this.seller = sellerIdentity(settings);
    this.html = writer(settings.PUBLIC_URL, { layout: HTML_LAYOUT, lines: HTML_LINES });
    this.text = writer(settings.PUBLIC_URL, { layout: TEXT_LAYOUT, lines: TEXT_LINES });
  }

  async render<K extends MailKind>(
    kind: K,
    payload: MailPayloads[K],
    unsubscribeUrl: string | null = null,
  ): Promise<RenderedMail> {
    const template: MailTemplate<K> = MAIL_TEMPLATES[kind];
    const told = template.keepsLines ? payload : onOneLine(payload);
    const facts = { ...(told as object), seller: this.seller, unsubscribeUrl };
    const plain = (text: string) => this.text.compile(text, { noEscape: true })(facts);
    const subject = plain(template.subject);
    const preheader = plain(template.preheader);
    return {
      subject,
      html: this.html.compile(template.html, { strict: true })({ ...facts, subject, preheader }),
      text: plain(template.text),
      replyTo: template.replyTo?.(payload) ?? this.seller.email,
      attachments: (await template.attachments?.(payload)) ?? [],
    };
  }
}

function writer(publicUrl: string, partials: Record<string, string>): typeof Handlebars {
  const handlebars = Handlebars.create();
  handlebars.registerPartial(partials);
  handlebars.registerHelper({
    tl: (kurus: number) => formatTl(kurus),
    phone: (phone: string) => formatPhone(phone),
    greeted: (typed: string) => withoutLinks(typed),
    is: (value: unknown, other: unknown) => value === other,
    dateTime: (instant: string) => formatDateTime(instant),
    safeMail: (html: string) => mailHtml(html, publicUrl),
    url: (address: string) => new URL(address, publicUrl).href,
  });
  return handlebars;
}

/** As they are written, and as they look alike. */
const LINK_MARKS = /[/:@\\\u2044\u2215\u29f8]+/g;
const DOTS = /[.\u3002\u2024\uff61\u00b7](?=\S)/g;

/** Whoever registers a stranger's address must not be able to send them a link in place of a name. */
function withoutLinks(typed: string): string {
  return typed.normalize('NFKC').replace(LINK_MARKS, ' ').replace(DOTS, '. ');
}

/** What a visitor typed stays on its line: no forged paragraphs in the text, no forged headers. */
function onOneLine(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (Array.isArray(value)) return value.map(onOneLine);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, onOneLine(part)]));
}
