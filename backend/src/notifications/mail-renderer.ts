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
import { onOneLine, withoutLinks, withoutWebAddresses } from './typed-words.js';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo: string;
  readonly attachments: readonly MailAttachment[];
}

type Written = (facts: object) => string;
type WrittenMail = Readonly<Record<'subject' | 'preheader' | 'html' | 'text', Written>>;

@Injectable()
export class MailRenderer {
  private readonly seller: SellerIdentity;
  private readonly html: typeof Handlebars;
  private readonly text: typeof Handlebars;
  /** Reading a template takes longer than filling it in. */
  private readonly read = new Map<MailKind, WrittenMail>();

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
    const told = template.keepsLines ? payload : eachOnOneLine(payload);
    const facts = { ...(told as object), seller: this.seller, unsubscribeUrl };
    const written = this.writtenMail(kind);
    const subject = written.subject(facts);
    const preheader = written.preheader(facts);
    return {
      subject,
      html: written.html({ ...facts, subject, preheader }),
      text: written.text(facts),
      replyTo: template.replyTo?.(payload) ?? this.seller.email,
      attachments: (await template.attachments?.(payload)) ?? [],
    };
  }

  private writtenMail(kind: MailKind): WrittenMail {
    const known = this.read.get(kind);
    if (known) return known;
    const { subject, preheader, html, text } = MAIL_TEMPLATES[kind];
    const plain = (words: string): Written => this.text.compile(words, { noEscape: true });
    const written = {
      subject: plain(subject),
      preheader: plain(preheader),
      html: this.html.compile(html, { strict: true }),
      text: plain(text),
    };
    this.read.set(kind, written);
    return written;
  }
}

function writer(publicUrl: string, partials: Record<string, string>): typeof Handlebars {
  const handlebars = Handlebars.create();
  handlebars.registerPartial(partials);
  handlebars.registerHelper({
    tl: (kurus: number) => formatTl(kurus),
    phone: (phone: string) => formatPhone(phone),
    greeted: (typed: string) => withoutLinks(typed),
    unlinked: (typed: string) => withoutWebAddresses(typed),
    is: (value: unknown, other: unknown) => value === other,
    dateTime: (instant: string) => formatDateTime(instant),
    safeMail: rememberingLast((html) => mailHtml(html, publicUrl)),
    url: (address: string) => new URL(address, publicUrl).href,
  });
  return handlebars;
}

/** The same body goes to thousands, one after the other. */
function rememberingLast(clean: (html: string) => string): (html: string) => string {
  let last = { html: '', cleaned: '' };
  return (html) => {
    if (last.html !== html) last = { html, cleaned: clean(html) };
    return last.cleaned;
  };
}

function eachOnOneLine(value: unknown): unknown {
  if (typeof value === 'string') return onOneLine(value);
  if (Array.isArray(value)) return value.map(eachOnOneLine);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, eachOnOneLine(part)]));
}
