import Handlebars from 'handlebars';
import { formatTl } from '../../../contract/common/money.js';
import { formatPhone } from '../../../contract/common/phone.js';
import { checkTemplate, type TemplateParts } from './check-template.js';
import { BLOCK_MARK, mailHtml } from './mail-html.js';
import type { MailBlock, TemplateText } from './mail-template.js';
import { UnusableTemplate } from './template-source.js';
import type { TemplateValues } from './template-values.js';
import { withoutLinks, withoutWebAddresses } from './sanitize-text.js';
import { addMailStyles } from './add-mail-styles.js';

interface CompiledTemplate {
  readonly subject: (values: TemplateValues) => string;
  readonly preheader: (values: TemplateValues) => string;
  /** Renders the body: sanitised, styled, with the blocks inserted. */
  readonly body: (values: TemplateValues, facts: object) => string;
}

const FILLING = { strict: true, knownHelpersOnly: true, knownHelpers: { if: true, unless: true } };
const MARK = new RegExp(`<div ${BLOCK_MARK}="(\\w+)"></div>`, 'g');

/** Compiles templates and caches them, because compiling takes longer than filling in. */
export class TemplateCompiler {
  private readonly known = new WeakMap<TemplateText, CompiledTemplate>();
  private readonly blocks: typeof Handlebars;

  constructor(private readonly publicUrl: string) {
    this.blocks = blockWriter(publicUrl);
  }

  /** Throws UnusableTemplate. */
  compiled(parts: TemplateParts, text: TemplateText): CompiledTemplate {
    const known = this.known.get(text);
    if (known) return known;
    checkTemplate(parts, text);
    const compiled = this.compile(parts, text);
    this.known.set(text, compiled);
    return compiled;
  }

  /** For our own HTML, which may use the helpers below. */
  html(source: string): (facts: object) => string {
    return this.blocks.compile(source, { strict: true });
  }

  private compile({ blocks = {} }: TemplateParts, text: TemplateText): CompiledTemplate {
    const handlebars = Handlebars.create();
    for (const name of Object.keys(blocks)) {
      handlebars.registerPartial(name, `<div ${BLOCK_MARK}="${name}"></div>`);
    }
    const body = handlebars.compile<TemplateValues>(text.bodyHtml.replaceAll(BLOCK_MARK, ''), FILLING);
    const rendered = new Map(Object.entries(blocks).map(([name, { html }]) => [name, this.html(html)]));
    return {
      subject: handlebars.compile(text.subject, { ...FILLING, noEscape: true }),
      preheader: handlebars.compile(text.preheader, { ...FILLING, noEscape: true }),
      body: (values, facts) => {
        const cleaned = mailHtml(body(values), this.publicUrl);
        checkBlocks(blocks, cleaned);
        return addMailStyles(cleaned).replace(
          MARK,
          (_mark, name: string) => rendered.get(name)?.(facts) ?? '',
        );
      },
    };
  }
}

/** Sanitising also removes a block that is inside a comment or a script. */
function checkBlocks(blocks: Readonly<Record<string, MailBlock>>, cleaned: string): void {
  const shown = new Set(Array.from(cleaned.matchAll(MARK), ([, name]) => name));
  for (const [name, { label, isRequired }] of Object.entries(blocks)) {
    if (isRequired && !shown.has(name)) {
      throw new UnusableTemplate(`içerikte “${label}” olmalı: {{> ${name}}}.`);
    }
  }
}

function blockWriter(publicUrl: string): typeof Handlebars {
  const handlebars = Handlebars.create();
  handlebars.registerHelper({
    tl: (kurus: number) => formatTl(kurus),
    phone: (phone: string) => formatPhone(phone),
    greeted: (typed: string) => withoutLinks(typed),
    unlinked: (typed: string) => withoutWebAddresses(typed),
    safeMail: rememberingLast((html) => mailHtml(html, publicUrl)),
    url: (address: string) => new URL(address, publicUrl).href,
  });
  return handlebars;
}

/** Caches the last result, because a campaign sends the same body thousands of times. */
function rememberingLast(clean: (html: string) => string): (html: string) => string {
  let last = { html: '', cleaned: '' };
  return (html) => {
    if (last.html !== html) last = { html, cleaned: clean(html) };
    return last.cleaned;
  };
}
