import type { LegalBlock, LegalDocument } from '../orders/legal-document.js';

/** All words of a document, line by line: what a reader sees, without its form. */
export function documentLines({ sections }: Pick<LegalDocument, 'sections'>): string[] {
  return sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockLines)]);
}

function blockLines(block: LegalBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return block.text.split('\n');
    case 'list':
      return block.items;
    case 'facts':
      return block.facts.flatMap(({ label, value }) => [label, value]);
    case 'table':
      return [...block.head, ...block.rows.flat()];
  }
}
