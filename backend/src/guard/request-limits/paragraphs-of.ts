import { linesOf } from './lines-of.js';

/** A typed text as a mail sets it: paragraphs, parted by blank lines, of lines. */
export function paragraphsOf(text: string): string[][] {
  return text
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .map(linesOf)
    .filter((lines) => lines.length > 0);
}
