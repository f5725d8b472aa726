import { onOneLine } from '../mail/sanitize-text.js';

const GSM_LETTERS =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Each of these characters takes two places. */
const GSM_EXTENSION = '^{}\\[~]|€';

const GSM_ROOM = 160;
/** A letter outside that alphabet (ç, ğ, ı, İ, ş) makes the whole text UCS-2: 70, or two joined texts of 67. */
const UCS2_ROOM = 2 * 67;

export function fitsSms(text: string): boolean {
  const letters = Array.from(text);
  const isGsm = letters.every((letter) => GSM_LETTERS.includes(letter) || GSM_EXTENSION.includes(letter));
  if (!isGsm) return text.length <= UCS2_ROOM;
  const doubled = letters.filter((letter) => GSM_EXTENSION.includes(letter)).length;
  return letters.length + doubled <= GSM_ROOM;
}

/** Writes the text with as much of the name as fits. */
export function smsAbout(name: string, write: (name: string) => string): string {
  const letters = [...new Intl.Segmenter('tr').segment(onOneLine(name))].map(({ segment }) => segment);
  const lengths = letters.map((_letter, dropped) => letters.length - dropped);
  const texts = lengths.map((length) => write(beginning(letters, length)));
  return texts.find(fitsSms) ?? write('');
}

function beginning(letters: readonly string[], length: number): string {
  const kept = letters.slice(0, length).join('');
  return length === letters.length ? kept : `${kept.trimEnd()}…`;
}
