import Handlebars from 'handlebars';
import type { MailKind, MailPayloads } from '../mail-template.js';
import { mailText } from '../mail-html.js';
import { editableMail } from './editable-mails.js';

export interface OwnWords {
  readonly kind: string;
  readonly subject: string;
  readonly bodyHtml: string;
  readonly bodyText: string;
}

/** Words that cannot go out; the message says in Turkish what is wrong. */
export class UnusableWords extends Error {}

type Facts = Readonly<Record<string, string>>;

const MARKS = { open: '{{', close: '}}' };
/** Only these two blocks, and variables: nothing that calls, looks up, includes or leaves text unescaped. */
const BLOCKS: readonly string[] = ['if', 'unless'];

/** Throws UnusableWords for what no template may hold, what this mail does not know, and what it cannot do without. */
export function checkWords({ kind, subject, bodyHtml, bodyText }: OwnWords): void {
  const mail = editableMail(kind);
  if (!mail) throw new UnusableWords('bu adda bir e-posta yok.');
  const inSubject = variablesIn(subject);
  const inBody = [...variablesIn(bodyHtml), ...variablesIn(bodyText)];
  for (const name of [...inSubject, ...inBody]) {
    if (!Object.hasOwn(mail.variables, name)) {
      throw new UnusableWords(`${MARKS.open}${name}${MARKS.close} bu e-postada bilinmiyor.`);
    }
  }
  for (const [name, { isEssential, isSecret }] of Object.entries(mail.variables)) {
    if (isSecret && inSubject.has(name)) throw new UnusableWords(`{{${name}}} konuda kullanılamaz.`);
    const isMissing =
      !variablesIn(bodyHtml).has(name) || (bodyText !== '' && !variablesIn(bodyText).has(name));
    if (isEssential && isMissing) throw new UnusableWords(`içerikte {{${name}}} olmalı.`);
  }
}

/** The words with what this mail knows filled in. Throws for what cannot be rendered. */
export function fillWords(words: OwnWords, payload: MailPayloads[MailKind], publicUrl: string) {
  checkWords(words);
  const facts = factsOf(words.kind, payload, publicUrl);
  const html = fill(words.bodyHtml, facts, { escapes: true });
  return {
    subject: onOneLine(fill(words.subject, facts, { escapes: false })),
    html,
    text: words.bodyText === '' ? mailText(html) : fill(words.bodyText, facts, { escapes: false }),
  };
}

function factsOf(kind: string, payload: MailPayloads[MailKind], publicUrl: string): Facts {
  const variables = editableMail(kind)?.variables ?? {};
  return Object.fromEntries(
    Object.entries(variables).map(([name, { from }]) => {
      const value = onOneLine(from(payload));
      return [name, name.endsWith('_url') ? new URL(value, publicUrl).href : value];
    }),
  );
}

function fill(source: string, facts: Facts, { escapes }: { readonly escapes: boolean }): string {
  return Handlebars.create().compile(source, {
    noEscape: !escapes,
    strict: true,
    knownHelpersOnly: true,
    knownHelpers: { if: true, unless: true },
  })(facts);
}

function variablesIn(source: string): Set<string> {
  const found = new Set<string>();
  collect(parsed(source).body, found);
  return found;
}

function parsed(source: string): hbs.AST.Program {
  try {
    return Handlebars.parse(source);
  } catch {
    throw new UnusableWords('süslü parantezler birbirini tutmuyor.');
  }
}

function collect(statements: readonly hbs.AST.Statement[], found: Set<string>): void {
  for (const statement of statements) {
    if (statement.type === 'MustacheStatement') found.add(variableOf(statement as hbs.AST.MustacheStatement));
    else if (statement.type === 'BlockStatement') collectBlock(statement as hbs.AST.BlockStatement, found);
    else if (statement.type !== 'ContentStatement' && statement.type !== 'CommentStatement') refuse();
  }
}

function collectBlock(block: hbs.AST.BlockStatement, found: Set<string>): void {
  const { path, params, program } = block;
  const [condition] = params;
  const isKnown = BLOCKS.includes(path.original) && params.length === 1 && !isNamed(block);
  if (!isKnown || condition === undefined) refuse();
  found.add(nameOf(condition));
  collect(program.body, found);
  collect((block.inverse as hbs.AST.Program | undefined)?.body ?? [], found);
}

/** The types promise names for values where there are none. */
function isNamed({ hash }: { readonly hash: hbs.AST.Hash | undefined }): boolean {
  return hash !== undefined;
}

function variableOf(statement: hbs.AST.MustacheStatement): string {
  if (!statement.escaped || statement.params.length > 0 || isNamed(statement)) refuse();
  return nameOf(statement.path);
}

function nameOf(expression: hbs.AST.Expression): string {
  if (expression.type !== 'PathExpression') refuse();
  const { original, data, depth } = expression as hbs.AST.PathExpression;
  if (data || depth > 0 || !/^\w+$/.test(original)) refuse();
  return original;
}

function refuse(): never {
  throw new UnusableWords('yalnızca {{değişken}} ve {{#if değişken}} … {{/if}} kullanılabilir.');
}

/** What a visitor typed stays on its line: no forged paragraphs, no forged headers. */
function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
