import { searchForm } from '../common/turkish-text.js';

export const TRACKING_NUMBER_REFUSED =
  'Takip numarası harf ve rakamlardan oluşur; adres ya da açıklama yazmayın. Henüz bilmiyorsanız boş bırakın.';

/** Digits and letters with single spaces, dashes or slashes between them. */
const NUMBER = /^[a-z0-9]+(?:[ /-][a-z0-9]+)*$/i;

/** How a carrier's numbers look as far as they are known; its own staff may hand out others. */
interface NumberForm {
  /** A part of the carrier's name, in lower case without Turkish letters. */
  readonly carrier: string;
  readonly form: RegExp;
  readonly words: string;
}

const FORMS: readonly NumberForm[] = [
  { carrier: 'yurtici', form: /^\d{12}$/, words: '12 rakam' },
  { carrier: 'aras', form: /^(?:\d{13}|\d{20})$/, words: '13 ya da 20 rakam' },
  { carrier: 'mng', form: /^\d{9,15}$/, words: '9 ile 15 arası rakam' },
  { carrier: 'surat', form: /^\d{11,15}$/, words: '11 ile 15 arası rakam' },
  { carrier: 'ptt', form: /^(?:\d{13}|[A-Z]{2}\d{9}[A-Z]{2}|[A-Z]{2}\d{11})$/, words: '13 karakter' },
  { carrier: 'ups', form: /^(?:1Z[A-Z0-9]{16}|\d{9,12})$/, words: '1Z ile başlayan 18 karakter' },
];

/** Whether a text can be a parcel's number at all; blanks, addresses and sentences without a digit cannot. */
export function isTrackingNumber(text: string): boolean {
  return NUMBER.test(text) && /\d/.test(text);
}

/**
 * The usual form of the carrier's numbers in words when a number does not have it; null for one that has, and
 * for a carrier whose numbers are not known. It is only a hint.
 */
export function unusualForm(company: string, trackingNumber: string): string | null {
  const name = searchForm(company);
  const known = FORMS.find(({ carrier }) => name.includes(carrier));
  const plain = trackingNumber.replaceAll(/[ /-]/g, '').toUpperCase();
  return known === undefined || known.form.test(plain) ? null : known.words;
}
