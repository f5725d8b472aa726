import Handlebars from 'handlebars';
import { Inject, Injectable } from '@nestjs/common';
import { formatDateTime } from '../../contract/common/dates.js';
import { formatTl } from '../../contract/common/money.js';
import { formatPhone } from '../../contract/common/phone.js';
import type { SellerIdentity } from '../../contract/orders/seller-identity.js';
import { sellerIdentity } from '../platform/config/seller.js';
import { Settings } from '../platform/config/settings.js';
import type { MailAttachment, MailKind, MailPayloads, MailTemplate } from './mail-template.js';
import { accountDeleted } from './templates/account-deleted.mail.js';
import { accountLocked } from './templates/account-locked.mail.js';
import { addressChanged } from './templates/address-changed.mail.js';
import { alreadyRegistered } from './templates/already-registered.mail.js';
import { informationRequestNotice } from './templates/information-request-notice.mail.js';
import { informationRequestReceived } from './templates/information-request-received.mail.js';
import { bookingCancelled } from './templates/booking-cancelled.mail.js';
import { bookingReminder } from './templates/booking-reminder.mail.js';
import { bookingTicket } from './templates/booking-ticket.mail.js';
import { HTML_LAYOUT, HTML_LINES, TEXT_LAYOUT, TEXT_LINES } from './templates/layout.js';
import { newOrderNotice } from './templates/new-order-notice.mail.js';
import { orderCancelled } from './templates/order-cancelled.mail.js';
import { orderConfirmation } from './templates/order-confirmation.mail.js';
import { passwordChanged } from './templates/password-changed.mail.js';
import { passwordReset } from './templates/password-reset.mail.js';
import { paymentReturnedNotice } from './templates/payment-returned-notice.mail.js';
import { returnFailedNotice } from './templates/return-failed-notice.mail.js';
import { paymentReturned } from './templates/payment-returned.mail.js';
import { studioNotice } from './templates/studio-notice.mail.js';
import { verificationCode } from './templates/verification-code.mail.js';
import { welcome } from './templates/welcome.mail.js';

const TEMPLATES: { [K in MailKind]: MailTemplate<K> } = {
  'order-confirmation': orderConfirmation,
  'new-order-notice': newOrderNotice,
  'order-cancelled': orderCancelled,
  'payment-returned': paymentReturned,
  'payment-returned-notice': paymentReturnedNotice,
  'return-failed-notice': returnFailedNotice,
  'booking-ticket': bookingTicket,
  'booking-reminder': bookingReminder,
  'booking-cancelled': bookingCancelled,
  'studio-notice': studioNotice,
  'information-request-received': informationRequestReceived,
  'information-request-notice': informationRequestNotice,
  'verification-code': verificationCode,
  'already-registered': alreadyRegistered,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'address-changed': addressChanged,
  'account-locked': accountLocked,
  'account-deleted': accountDeleted,
  welcome,
};

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

  async render<K extends MailKind>(kind: K, payload: MailPayloads[K]): Promise<RenderedMail> {
    const template: MailTemplate<K> = TEMPLATES[kind];
    const facts = { ...(onOneLine(payload) as object), seller: this.seller };
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
    name: (typed: string) => withoutLinks(typed),
    is: (value: unknown, other: unknown) => value === other,
    dateTime: (instant: string) => formatDateTime(instant),
    url: (address: string) => new URL(address, publicUrl).href,
  });
  return handlebars;
}

/** Whoever registers a stranger's address must not be able to send them a link in place of a name. */
function withoutLinks(typed: string): string {
  return typed.replace(/[/:@\\]+/g, ' ').replace(/\.(?=\S)/g, '. ');
}

/** What a visitor typed stays on its line: no forged paragraphs in the text, no forged headers. */
function onOneLine(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (Array.isArray(value)) return value.map(onOneLine);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, onOneLine(part)]));
}
