import type { LegalBlock, LegalSection } from '../orders/legal-document.js';

/** A built-in policy as HTML, as the studio's editor would save it. */
export function policyHtml(sections: readonly LegalSection[]): string {
  return sections
    .map(({ heading, blocks }) => `<h2>${escaped(heading)}</h2>${blocks.map(blockHtml).join('')}`)
    .join('');
}

function blockHtml(block: LegalBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
    case 'facts':
      return `<ul>${block.facts
        .map(({ label, value }) => `<li><strong>${escaped(label)}:</strong> ${escaped(value)}</li>`)
        .join('')}</ul>`;
    case 'table':
      return `<table><thead>${row(block.head, 'th')}</thead><tbody>${block.rows
        .map((cells) => row(cells, 'td'))
        .join('')}</tbody></table>`;
  }
}

function row(cells: readonly string[], tag: 'th' | 'td'): string {
  return `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}
