import { STUDIO_VARIABLES } from '../templates/parts/common-parts.js';
import type { MailBlock, TemplateText } from './mail-template.js';
import { namesIn, type NamesInTemplate, UnusableTemplate } from './template-source.js';

interface PartOfTemplate {
  readonly label: string;
  readonly isRequired?: true;
  readonly isSecret?: true;
}

/** The names that a mail's templates may use. */
export interface TemplateParts {
  readonly variables: Readonly<Record<string, PartOfTemplate>>;
  readonly conditions?: Readonly<Record<string, PartOfTemplate>>;
  readonly blocks?: Readonly<Record<string, MailBlock>>;
}

/** Throws UnusableTemplate for unknown names, and when a required part is missing. */
export function checkTemplate(parts: TemplateParts, text: TemplateText): void {
  const variables: TemplateParts['variables'] = { ...STUDIO_VARIABLES, ...parts.variables };
  const known = { ...parts, variables };
  checkNames(known, text, 'subject');
  checkNames(known, text, 'preheader');
  const { always } = checkNames(known, text, 'bodyHtml');
  for (const [name, { label, isRequired }] of Object.entries(variables)) {
    if (isRequired && !always.has(name)) throw missing(name, label);
  }
  for (const [name, { label, isRequired }] of Object.entries(known.blocks ?? {})) {
    if (isRequired && !always.has(name)) throw missing(`> ${name}`, label);
  }
}

function missing(name: string, label: string): UnusableTemplate {
  return new UnusableTemplate(`içerikte “${label}” olmalı: {{${name}}}, bir koşulun içinde değil.`);
}

function checkNames(known: TemplateParts, text: TemplateText, field: keyof TemplateText): NamesInTemplate {
  try {
    const names = namesIn(text[field]);
    refuseUnknown(known, names);
    if (field !== 'bodyHtml' && names.blocks.size > 0) {
      throw new UnusableTemplate('bölümler yalnızca içerikte kullanılabilir.');
    }
    if (field === 'subject') refuseSecrets(known, names);
    return names;
  } catch (error) {
    throw error instanceof UnusableTemplate ? new UnusableTemplate(error.message, field) : error;
  }
}

function refuseUnknown(known: TemplateParts, { shown, tested, blocks }: NamesInTemplate): void {
  const conditions = known.conditions ?? {};
  for (const name of shown) {
    if (Object.hasOwn(known.variables, name)) continue;
    if (Object.hasOwn(conditions, name)) {
      throw new UnusableTemplate(
        `{{${name}}} yalnızca koşul olarak kullanılabilir: {{#if ${name}}} … {{/if}}.`,
      );
    }
    throw new UnusableTemplate(`{{${name}}} bu e-postada bilinmiyor.`);
  }
  for (const name of tested) {
    const isKnown = Object.hasOwn(conditions, name) || Object.hasOwn(known.variables, name);
    if (!isKnown) throw new UnusableTemplate(`{{#if ${name}}}: bu koşul bu e-postada bilinmiyor.`);
  }
  for (const name of blocks) {
    const isKnown = Object.hasOwn(known.blocks ?? {}, name);
    if (!isKnown) throw new UnusableTemplate(`{{> ${name}}}: bu bölüm bu e-postada bilinmiyor.`);
  }
}

function refuseSecrets({ variables }: TemplateParts, { shown }: NamesInTemplate): void {
  const secret = [...shown].find((name) => variables[name]?.isSecret);
  if (secret !== undefined) throw new UnusableTemplate(`{{${secret}}} konuda kullanılamaz.`);
}
