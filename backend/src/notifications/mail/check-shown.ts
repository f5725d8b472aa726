import type { TemplateParts } from './check-template.js';
import { UnusableTemplate } from './template-source.js';
import type { TemplateValues } from './template-values.js';

/** Where an address has begun before what stands in it. */
const ADDRESS_BEGUN = /:\/\/|mailto:|tel:/i;

interface FinishedMail {
  readonly html: string;
  readonly text: string;
}

/**
 * Throws UnusableTemplate where an essential fact does not show in the finished mail, or a secret one stands in another
 * address: a code or link that is written but not shown locks people out; in another address it tells others.
 */
export function checkShown({ variables }: TemplateParts, values: TemplateValues, mail: FinishedMail): void {
  const { html, text } = mail;
  for (const [name, { label, isEssential, isSecret }] of Object.entries(variables)) {
    const value = String(values[name] ?? '');
    if (value === '') continue;
    if (isEssential && !text.includes(value)) {
      throw new UnusableTemplate(
        `içerikte “${label}” olmalı: {{${name}}}. Görünür metin ya da tek başına bağlantı adresi olarak yazın.`,
      );
    }
    if (isSecret && (standsInAddress(value, text) || standsInLink(value, html))) {
      throw new UnusableTemplate(
        `{{${name}}} başka bir adresin içinde kullanılamaz. Metin olarak ya da tek başına bağlantı adresi olarak yazın.`,
      );
    }
  }
}

function standsInAddress(value: string, text: string): boolean {
  return text.split(/\s+/).some((word) => {
    const at = word.lastIndexOf(value);
    return at > 0 && ADDRESS_BEGUN.test(word.slice(0, at));
  });
}

/** Also of a link whose address the text does not spell out, such as a mailbox's. */
function standsInLink(value: string, html: string): boolean {
  return Array.from(html.matchAll(/ href="([^"]*)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&').replaceAll('&#x3D;', '='),
  ).some((href) => href !== value && href.includes(value));
}
