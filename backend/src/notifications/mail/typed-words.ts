/** What a visitor typed stays on its line: no forged paragraphs, no forged headers. */
export function onOneLine(typed: string): string {
  return typed.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** As they are written, and as they look alike. */
const LINK_MARKS = /[/:@\\\u2044\u2215\u29f8]+/g;
const DOTS = /[.\u3002\u2024\uff61\u00b7](?=\S)/g;

/** Whoever types a stranger's address must not be able to send them a link in place of a name. */
export function withoutLinks(typed: string): string {
  return typed.normalize('NFKC').replace(LINK_MARKS, ' ').replace(DOTS, '. ');
}

/** The same for an address or a note, where '5/3' and 'Kat: 2' are words like others. */
export function withoutWebAddresses(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/:?[/\\\u2044\u2215\u29f8]{2,}|[@\\]/g, ' ')
    .replace(DOTS, '. ');
}
