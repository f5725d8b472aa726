/** A space that keeps amounts together stays: '1.280,00 TL'. */
const SPACES = /(?:(?!\u00a0)[\s\p{Cc}])+/gu;

/** Removes line breaks and control characters, so that typed text cannot forge paragraphs or headers. */
export function onOneLine(typed: string): string {
  return typed.replace(SPACES, ' ').trim();
}

/** The characters of links, and others that look like them. */
const LINK_MARKS = /[/:@\\\u2044\u2215\u29f8]+/g;
const DOTS = /[.\u3002\u2024\uff61\u00b7](?=\S)/g;

/** Breaks links in typed text, so that nobody can send a link to a stranger's address in place of a name. */
export function withoutLinks(typed: string): string {
  return typed.normalize('NFKC').replace(LINK_MARKS, ' ').replace(DOTS, '. ');
}

/** The same for an address or a note, in which '5/3' and 'Kat: 2' must stay as they are. */
export function withoutWebAddresses(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/:?[/\\\u2044\u2215\u29f8]{2,}|[@\\]/g, ' ')
    .replace(DOTS, '. ');
}
