import type { LegalClause } from './legal-text.js';

const HEADING = /^#+\s+/u;

/** Reads a whole text: each line that begins with '# ' is the heading of a new clause. */
export function clausesFromPlainText(text: string): LegalClause[] {
  const clauses: { heading: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/u)) {
    if (HEADING.test(line)) clauses.push({ heading: line.replace(HEADING, '').trim(), lines: [] });
    else if (clauses.length > 0) clauses.at(-1)?.lines.push(line);
    else if (line.trim() !== '') clauses.push({ heading: 'Sözleşme', lines: [line] });
  }
  return clauses.map(({ heading, lines }, index) => ({
    key: `own_${index + 1}`,
    heading,
    when: 'always',
    text: lines.join('\n').trim(),
  }));
}
