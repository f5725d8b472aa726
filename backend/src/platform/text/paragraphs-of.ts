import { linesOf } from './lines-of.js';

/** Splits a text at blank lines into paragraphs of lines, for a mail. */
export function paragraphsOf(text: string): string[][] {
  return text
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .map(linesOf)
    .filter((lines) => lines.length > 0);
}
