import type { LegalBlock, LegalDocument, LegalDocumentKind, LegalSection } from '../orders/legal-document.js';
import { type GeneralFacts, type LegalFacts, orderOf } from './legal-facts.js';
import { type ClauseCondition, LEGAL_TEXT_TITLES, type LegalClause, type LegalText } from './legal-text.js';
import { filled, SPECIAL_BLOCKS, specialBlockOf } from './variables.js';

type Facts = GeneralFacts | LegalFacts;

/**
 * The document of a sale, or without an order the text as everybody may read it. The page, the checkout, the frozen
 * document, mail and PDF all show what this returns.
 */
export function renderLegalText(kind: LegalDocumentKind, text: LegalText, facts: Facts): LegalDocument {
  return {
    kind,
    title: LEGAL_TEXT_TITLES[kind],
    version: text.version,
    sections: text.clauses
      .filter(({ when }) => applies(when, facts))
      .map((clause) => sectionOf(clause, facts)),
  };
}

/** Without an order a text speaks of every kind of line, and of a sale that is paid. */
function applies(when: ClauseCondition, facts: Facts): boolean {
  const order = orderOf(facts);
  if (when === 'always') return true;
  if (when === 'free') return order !== null && order.totalKurus === 0;
  if (order === null) return true;
  if (when === 'paid') return order.totalKurus > 0;
  const wanted = when === 'products' ? 'product' : 'workshop';
  return order.lines.some(({ kind }) => kind === wanted);
}

export function sectionOf(
  { heading, text }: Pick<LegalClause, 'heading' | 'text'>,
  facts: Facts,
): LegalSection {
  return { heading: filled(heading, facts), blocks: partsOf(text).flatMap((part) => blocksOf(part, facts)) };
}

interface SpecialPart {
  readonly kind: 'special';
  readonly name: string;
}

interface WordsPart {
  readonly kind: 'paragraph' | 'list';
  readonly lines: string[];
}

const ITEM = /^-\s+/u;

/** Splits a text before any fact is put in, so that no fact can change its structure. */
function partsOf(text: string): (SpecialPart | WordsPart)[] {
  const parts: (SpecialPart | WordsPart)[] = [];
  let mayGoOn = false;
  for (const line of text.split(/\r?\n/u).map((each) => each.trim())) {
    const last = parts.at(-1);
    const special = specialBlockOf(line);
    const kind = ITEM.test(line) ? 'list' : 'paragraph';
    const words = line.replace(ITEM, '');
    if (special !== undefined) parts.push({ kind: 'special', name: special });
    else if (line !== '' && mayGoOn && last?.kind === kind) last.lines.push(words);
    else if (line !== '') parts.push({ kind, lines: [words] });
    mayGoOn = special === undefined && line !== '';
  }
  return parts;
}

function blocksOf(part: SpecialPart | WordsPart, facts: Facts): readonly LegalBlock[] {
  if (part.kind === 'special') return SPECIAL_BLOCKS[part.name]?.blocks(facts) ?? [];
  const lines = part.lines.map((line) => filled(line, facts).trim()).filter((line) => line !== '');
  // What a fact leaves empty is no paragraph.
  if (lines.length === 0) return [];
  return [
    part.kind === 'list' ? { kind: 'list', items: lines } : { kind: 'paragraph', text: lines.join('\n') },
  ];
}
