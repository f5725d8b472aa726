import Handlebars from 'handlebars';
import type { TemplateText } from './mail-template.js';

/** A template that cannot be used; the message gives the reason in Turkish. */
export class UnusableTemplate extends Error {
  constructor(
    message: string,
    readonly field: keyof TemplateText = 'bodyHtml',
  ) {
    super(message);
  }
}

/** The names that a text contains, by their use. */
export interface NamesInTemplate {
  /** `{{name}}` */
  readonly shown: Set<string>;
  /** `{{#if name}}`, `{{#unless name}}` */
  readonly tested: Set<string>;
  /** `{{> name}}` */
  readonly blocks: Set<string>;
  /** Variables and blocks outside of every condition. */
  readonly always: Set<string>;
}

/** Nested conditions cost far more than their number, and a mail needs only a handful. */
const MAX_MARKS = 200;
const CONDITIONS: readonly string[] = ['if', 'unless'];

/**
 * Reads a text's variables, conditions and blocks. Throws UnusableTemplate for any other use of Handlebars,
 * such as helpers, lookups or unescaped values.
 */
export function namesIn(source: string): NamesInTemplate {
  const names = { shown: new Set<string>(), tested: new Set<string>(), blocks: new Set<string>() };
  const found = { ...names, always: new Set<string>() };
  collect(parsed(source).body, found, true);
  return found;
}

function parsed(source: string): hbs.AST.Program {
  if (source.split('{{').length > MAX_MARKS) {
    throw new UnusableTemplate(`en fazla ${MAX_MARKS} değişken, koşul ve bölüm kullanılabilir.`);
  }
  try {
    return Handlebars.parse(source);
  } catch {
    throw new UnusableTemplate('süslü parantezler birbirini tutmuyor.');
  }
}

function collect(statements: readonly hbs.AST.Statement[], found: NamesInTemplate, isAlways: boolean): void {
  for (const statement of statements) {
    switch (statement.type) {
      case 'MustacheStatement':
        note(found.shown, variableOf(statement as hbs.AST.MustacheStatement), isAlways && found.always);
        break;
      case 'PartialStatement':
        note(found.blocks, blockOf(statement as hbs.AST.PartialStatement), isAlways && found.always);
        break;
      case 'BlockStatement':
        collectCondition(statement as hbs.AST.BlockStatement, found);
        break;
      case 'ContentStatement':
      case 'CommentStatement':
        break;
      default:
        refuse();
    }
  }
}

function note(names: Set<string>, name: string, always: Set<string> | false): void {
  names.add(name);
  if (always) always.add(name);
}

function collectCondition(block: hbs.AST.BlockStatement, found: NamesInTemplate): void {
  const { path, params, program } = block;
  const [condition] = params;
  const isKnown = CONDITIONS.includes(path.original) && params.length === 1 && !hasValues(block);
  if (!isKnown || condition === undefined) refuse();
  if ((block.inverse as hbs.AST.Program | undefined) !== undefined) {
    throw new UnusableTemplate('{{else}} kullanılamaz; yerine {{#unless …}} … {{/unless}} yazın.');
  }
  found.tested.add(nameOf(condition));
  collect(program.body, found, false);
}

function variableOf(statement: hbs.AST.MustacheStatement): string {
  if (!statement.escaped || statement.params.length > 0 || hasValues(statement)) refuse();
  return nameOf(statement.path);
}

function blockOf(statement: hbs.AST.PartialStatement): string {
  if (statement.params.length > 0 || hasValues(statement)) refuse();
  return nameOf(statement.name);
}

/** The types claim that `hash` is always present. */
function hasValues({ hash }: { readonly hash: hbs.AST.Hash | undefined }): boolean {
  return hash !== undefined;
}

function nameOf(expression: hbs.AST.Expression): string {
  if (expression.type !== 'PathExpression') refuse();
  const { original, data, depth } = expression as hbs.AST.PathExpression;
  if (data || depth > 0 || !/^\w+$/.test(original)) refuse();
  return original;
}

function refuse(): never {
  throw new UnusableTemplate(
    'yalnızca {{değişken}}, {{#if koşul}} … {{/if}}, {{#unless koşul}} … {{/unless}} ve {{> bölüm}} kullanılabilir.',
  );
}
