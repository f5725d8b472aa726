import type { ColumnMapping, ImportField } from '../../../../contract/catalog/import/import-fields.js';
import { slugOf } from '../../../../contract/common/slug.js';

/** A line of the table; `line` as a spreadsheet numbers it. */
export interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The cells of one product by field; absent for an empty cell. */
export interface MergedLine {
  readonly line: number;
  readonly fields: Readonly<Partial<Record<ImportField, string>>>;
}

/** What each variant has for itself; all else it takes from the head of its product. */
const OWN: readonly ImportField[] = ['id', 'price', 'stockQuantity', 'variant', 'lineKind'];

/** WooCommerce's names of a product's head and of its variants. */
const HEADS = ['variable', 'grouped'];
const VARIATION = 'variation';

/**
 * Makes one product of each variant, because the shop's products have none: 'Fincan – Mavi'. Lines that only
 * bring further pictures (Shopify) join their product, and heads without a price of their own (WooCommerce)
 * only pass their texts on.
 */
export function mergeLines(lines: readonly TableLine[], mapping: ColumnMapping): MergedLine[] {
  return groupsOf(lines.map((line) => byField(line, mapping))).flatMap(productsOf);
}

function byField({ line, cells }: TableLine, mapping: ColumnMapping): MergedLine {
  const fields: Partial<Record<ImportField, string>> = {};
  for (const [column, field] of mapping.entries()) {
    const cell = cells[column]?.trim() ?? '';
    if (field === null || cell === '') continue;
    const before = fields[field];
    fields[field] = before === undefined ? cell : `${before}${field === 'variant' ? ' / ' : ' '}${cell}`;
  }
  return { line, fields };
}

/** Lines that follow each other and belong to one product. */
function groupsOf(lines: readonly MergedLine[]): MergedLine[][] {
  const groups: MergedLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const head = group?.[0];
    if (group && head && belongsTo(line, head)) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

function belongsTo({ fields }: MergedLine, { fields: head }: MergedLine): boolean {
  if (isVariation(fields)) return isHead(head);
  if (fields.slug !== undefined) return fields.slug === head.slug && hasVariant(fields, head);
  if (fields.name === undefined) return fields.id === undefined;
  return fields.name === head.name && fields.variant !== undefined && head.variant !== undefined;
}

/** Two lines of one address are two products unless they are variants, or the second one only adds to the first. */
function hasVariant(fields: MergedLine['fields'], head: MergedLine['fields']): boolean {
  return fields.name === undefined || (fields.variant !== undefined && head.variant !== undefined);
}

function productsOf([head, ...others]: readonly MergedLine[]): MergedLine[] {
  if (!head) return [];
  const ofHead = isHead(head.fields) ? [] : [head];
  const members = [...ofHead, ...others.filter(({ fields }) => fields.price !== undefined)];
  const pictures = others
    .filter(({ fields }) => fields.price === undefined)
    .flatMap(({ fields }) => fields.pictures ?? []);
  const isOne = members.length === 1;
  return members.map((member, index) => {
    const inherited = inheritedFrom(head, member);
    const all = index === 0 ? [inherited.pictures ?? [], pictures].flat().join(' ') : inherited.pictures;
    const merged = { ...inherited, ...(all !== undefined && all !== '' && { pictures: all }) };
    return { line: member.line, fields: isOne ? withoutVariant(merged) : named(merged) };
  });
}

function inheritedFrom(head: MergedLine, member: MergedLine): MergedLine['fields'] {
  if (head === member) return head.fields;
  const shared = Object.entries(head.fields).filter(([field]) => !OWN.includes(field as ImportField));
  return { ...Object.fromEntries(shared), ...member.fields };
}

/** WooCommerce's variants bring the whole name; all others get it from the value of their option. */
function named(fields: MergedLine['fields']): MergedLine['fields'] {
  const { variant, name, slug, ...rest } = fields;
  if (variant === undefined || isVariation(fields)) return withoutVariant(fields);
  return {
    ...rest,
    ...(name !== undefined && { name: `${name} – ${variant}` }),
    ...(slug !== undefined && { slug: `${slug}-${slugOf(variant)}` }),
  };
}

function withoutVariant({ variant: _variant, ...fields }: MergedLine['fields']): MergedLine['fields'] {
  return fields;
}

function isHead({ lineKind, price }: MergedLine['fields']): boolean {
  return price === undefined && HEADS.some((kind) => lineKind?.toLowerCase().startsWith(kind));
}

function isVariation({ lineKind }: MergedLine['fields']): boolean {
  return lineKind?.toLowerCase().startsWith(VARIATION) ?? false;
}
