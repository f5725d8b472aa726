import Handlebars from 'handlebars';
import type { MailKind, MailPayloads } from '../mail-template.js';
import { hasForeignPicture, mailHtml, mailText } from '../mail-html.js';
import { onOneLine, withoutLinks } from '../typed-words.js';
import { editableMail } from './editable-mails.js';

export interface OwnWords {
  readonly kind: string;
  readonly subject: string;
  readonly bodyHtml: string;
  readonly bodyText: string;
}

type WordsField = 'subject' | 'bodyHtml' | 'bodyText';

/** Words that cannot go out; the message says in Turkish what is wrong. */
export class UnusableWords extends Error {
  constructor(
    message: string,
    readonly field: WordsField = 'bodyHtml',
  ) {
    super(message);
  }
}

type Facts = Readonly<Record<string, string>>;

const MARKS = { open: '{{', close: '}}' };
/** Only these two blocks, and variables: nothing that calls, looks up, includes or leaves text unescaped. */
const BLOCKS: readonly string[] = ['if', 'unless'];
/** Conditions in conditions cost far more than their number: a mail needs a handful. */
const MAX_MARKS = 200;
/** Where an address has begun before what stands in it. */
const ADDRESS_BEGUN = /:\/\/|mailto:|tel:/i;

/**
 * Throws UnusableWords for what no template may hold, what this mail does not know, and when what it cannot do without
 * does not show in what sample facts make of it.
 */
export function checkWords(words: OwnWords, publicUrl: string): void {
  const mail = editableMail(words.kind);
  if (!mail) throw new UnusableWords('bu adda bir e-posta yok.');
  const { html } = fillWords(words, mail.sample, publicUrl);
  if (hasForeignPicture(html, publicUrl)) {
    throw new UnusableWords(
      'başka sitelerin görselleri kullanılamaz. Görseli medya kitaplığına yükleyip oradaki adresini yazın.',
    );
  }
}

function checkVariables(words: OwnWords): void {
  const variables = editableMail(words.kind)?.variables;
  if (!variables) throw new UnusableWords('bu adda bir e-posta yok.');
  const inSubject = knownIn(words, 'subject', variables);
  const inHtml = knownIn(words, 'bodyHtml', variables);
  const inText = knownIn(words, 'bodyText', variables);
  for (const [name, { isEssential, isSecret }] of Object.entries(variables)) {
    if (isSecret && inSubject.has(name)) {
      throw new UnusableWords(`{{${name}}} konuda kullanılamaz.`, 'subject');
    }
    if (!isEssential) continue;
    if (!inHtml.has(name)) throw new UnusableWords(`içerikte {{${name}}} olmalı.`);
    if (words.bodyText !== '' && !inText.has(name)) {
      throw new UnusableWords(`düz metinde {{${name}}} olmalı.`, 'bodyText');
    }
  }
}

function knownIn(words: OwnWords, field: WordsField, variables: object): Set<string> {
  try {
    const found = variablesIn(words[field]);
    const unknown = [...found].find((name) => !Object.hasOwn(variables, name));
    if (unknown === undefined) return found;
    throw new UnusableWords(`${MARKS.open}${unknown}${MARKS.close} bu e-postada bilinmiyor.`);
  } catch (error) {
    throw error instanceof UnusableWords ? new UnusableWords(error.message, field) : error;
  }
}

/** The words with what this mail knows filled in. Throws for what cannot be rendered. */
export function fillWords(words: OwnWords, payload: MailPayloads[MailKind], publicUrl: string) {
  checkVariables(words);
  const facts = factsOf(words.kind, payload, publicUrl);
  const html = fill(words.bodyHtml, facts, { escapes: true });
  const text =
    words.bodyText === ''
      ? mailText(mailHtml(html, publicUrl))
      : fill(words.bodyText, facts, { escapes: false });
  checkShown(words.kind, facts, [mailText(mailHtml(html, publicUrl)), text]);
  return { subject: onOneLine(fill(words.subject, facts, { escapes: false })), html, text };
}

const SHOWN_FIELDS = ['bodyHtml', 'bodyText'] as const;

/** A code or link that is written but not shown locks people out; in another address it tells others. */
function checkShown(kind: string, facts: Facts, shown: readonly string[]): void {
  for (const [name, { isEssential, isSecret }] of Object.entries(editableMail(kind)?.variables ?? {})) {
    const value = facts[name] ?? '';
    const hidden = isEssential ? shown.findIndex((text) => !text.includes(value)) : -1;
    if (hidden >= 0) {
      throw new UnusableWords(
        `içerikte {{${name}}} olmalı. Görünür metin ya da tek başına bağlantı adresi olarak yazın.`,
        SHOWN_FIELDS[hidden],
      );
    }
    if (isSecret && shown.some((text) => standsInAddress(value, text))) {
      throw new UnusableWords(
        `{{${name}}} başka bir adresin içinde kullanılamaz. Metin olarak ya da tek başına bağlantı adresi olarak yazın.`,
      );
    }
  }
}

/** Texts name the addresses of their links, so this sees those too. */
function standsInAddress(value: string, text: string): boolean {
  return text.split(/\s+/).some((word) => {
    const at = word.lastIndexOf(value);
    return at > 0 && ADDRESS_BEGUN.test(word.slice(0, at));
  });
}

function factsOf(kind: string, payload: MailPayloads[MailKind], publicUrl: string): Facts {
  const variables = editableMail(kind)?.variables ?? {};
  return Object.fromEntries(
    Object.entries(variables).map(([name, { from, isTyped = false }]) => {
      const told = from(payload);
      const value = onOneLine(isTyped ? withoutLinks(told) : told);
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
  if (source.split(MARKS.open).length > MAX_MARKS) {
    throw new UnusableWords(`en fazla ${MAX_MARKS} değişken ve koşul kullanılabilir.`);
  }
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
