import { BUYER, SELLER } from '../../../contract/legal/built-in/distance-contract.texts.js';
import { LINES } from '../../../contract/legal/built-in/sale-clauses.texts.js';
import type { LegalClause } from '../../../contract/legal/legal-text.js';

const HEADING = /<h[2-4][^>]*>(?<heading>[\s\S]*?)<\/h[2-4]>/giu;
const LONGEST_HEADING = 160;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * Reads a whole contract from sanitised HTML: each heading begins a clause, and of the form only paragraphs and lists
 * stay. Parties and lines of the order come first when the text does not place them itself, because no contract may
 * lack them.
 */
export function contractFromHtml(html: string): LegalClause[] {
  const [opening = '', ...rest] = html.split(HEADING);
  const chapters = [{ heading: 'Sözleşme', body: opening }];
  for (let index = 0; index < rest.length; index += 2) {
    chapters.push({ heading: rest[index] ?? '', body: rest[index + 1] ?? '' });
  }
  const own = chapters
    .map(({ heading, body }) => ({ heading: headingOf(heading), text: plainBlocks(body) }))
    .filter(({ text }) => text !== '')
    .map((clause, index): LegalClause => ({ key: `own_${index + 1}`, when: 'always', ...clause }));
  const facts = [SELLER, BUYER, LINES].filter(({ text }) => !html.includes(text));
  return [...facts, ...own];
}

function headingOf(html: string): string {
  const heading = decoded(html.replace(/<[^>]*>/gu, ' '))
    .replace(/\s+/gu, ' ')
    .trim();
  return heading === '' ? 'Sözleşme' : heading.slice(0, LONGEST_HEADING);
}

function plainBlocks(html: string): string {
  const lines = html
    .replace(/\s+/gu, ' ')
    .replace(/<li[^>]*>/giu, '\n- ')
    .replace(/<br[^>]*>|<\/tr>/giu, '\n')
    .replace(/<\/(?:p|ul|ol|table|blockquote|div)>/giu, '\n\n')
    .replace(/<[^>]*>/gu, ' ')
    .split('\n')
    .map((line) =>
      decoded(line)
        .replace(/[^\S\n]+/gu, ' ')
        .trim(),
    );
  return lines
    .filter((line) => line !== '-')
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

function decoded(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/gu, (entity) => ENTITIES[entity] ?? entity);
}
