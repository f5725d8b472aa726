import type { MailLogStatus } from './mail-log.js';

/** The record whose own mail a mail is, so that it can be sent once more. */
export interface SendableMail {
  readonly kind: 'order' | 'booking';
  readonly id: string;
}

/** A mail that went out about a record, or to a person. */
export interface RecordMail {
  readonly id: string;
  /** Its subject, or the name of its kind while it waits. */
  readonly subject: string;
  readonly recipient: string;
  readonly status: MailLogStatus;
  /** ISO instants. */
  readonly createdAt: string;
  readonly sentAt: string | null;
  /** A readable reason why it did not arrive; null when nothing is known. */
  readonly reason: string | null;
  /** Null when it cannot be sent again from here. */
  readonly again: SendableMail | null;
}

/** The mails about a record, the newest first, and the one that can be sent once more. */
export interface RecordMails {
  readonly mails: readonly RecordMail[];
  /** Why it cannot be sent again; null when it can. */
  readonly refusal: MailAgainRefusal | null;
}

export const MAIL_AGAIN_REFUSALS = {
  no_address: 'Kayıtlı bir e-posta adresi yok. Önce bilgileri düzeltip adresi yazın.',
  person_erased: 'Bu kişi hesabını sildirdi; ona e-posta gönderilemez.',
  is_counter_sale: 'Tezgâh satışının onay e-postası yoktur.',
  not_confirmed: 'Sipariş onaylanmadan onayı gönderilemez.',
  is_cancelled: 'İptal edildiği için yeniden gönderilemez.',
  is_over: 'Workshop yapıldı; biletin yeniden gönderilmesine gerek yok.',
  not_sent_yet: 'Henüz bir teklif gönderilmedi.',
} as const;
export type MailAgainRefusal = keyof typeof MAIL_AGAIN_REFUSALS;
