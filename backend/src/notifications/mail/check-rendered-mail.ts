import type { TemplateParts } from './check-template.js';
import { UnusableTemplate } from './template-source.js';
import type { TemplateValues } from './template-values.js';

/** The beginning of an address before the value in question. */
const ADDRESS_BEGUN = /:\/\/|mailto:|tel:/i;

interface RenderedMail {
  readonly html: string;
  readonly text: string;
}

/**
 * Throws UnusableTemplate when an essential value is not visible in the rendered mail, which would lock
 * people out, or when a secret one is part of another address, which would disclose it.
 */
export function checkRenderedMail(
  { variables }: TemplateParts,
  values: TemplateValues,
  mail: RenderedMail,
): void {
  const { html, text } = mail;
  for (const [name, { label, isRequired, isSecret }] of Object.entries(variables)) {
    const value = String(values[name] ?? '');
    if (value === '') continue;
    if (isRequired && !text.includes(value)) {
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

/** Also checks links whose address the text version does not show, such as mailto links. */
function standsInLink(value: string, html: string): boolean {
  return Array.from(html.matchAll(/ href="([^"]*)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&').replaceAll('&#x3D;', '='),
  ).some((href) => href !== value && href.includes(value));
}
