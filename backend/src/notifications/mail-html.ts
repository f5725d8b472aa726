import sanitizeHtml, { type IOptions } from 'sanitize-html';

const STYLES = {
  color: [/^#[0-9a-f]{3,6}$/i],
  'background-color': [/^#[0-9a-f]{3,6}$/i],
  'text-align': [/^(?:left|right|center)$/],
  'font-size': [/^\d{1,3}px$/],
  'font-weight': [/^(?:normal|bold|[1-9]00)$/],
  padding: [/^(?:\d{1,3}px ?){1,4}$/],
  margin: [/^(?:\d{1,3}px ?){1,4}$/],
  'border-radius': [/^\d{1,3}px$/],
  'text-decoration': [/^(?:none|underline)$/],
  display: [/^inline-block$/],
};

const RULES: IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's'],
    ...['a', 'img', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan', 'align', 'valign', 'width'],
    th: ['colspan', 'rowspan', 'align', 'valign', 'width'],
    table: ['width', 'cellpadding', 'cellspacing', 'border', 'role'],
  },
  allowedStyles: { '*': STYLES },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 60,
};

/** What a mail of the studio may hold: no scripts, no forms, nothing that loads itself but pictures. Addresses get their origin. */
export function mailHtml(html: string, publicUrl: string): string {
  const whole = (address: string | undefined) =>
    address?.startsWith('/') ? new URL(address, publicUrl).href : (address ?? '');
  return sanitizeHtml(html, {
    ...RULES,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, href: whole(attribs['href']) } }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: whole(attribs['src']) } }),
    },
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&nbsp;': ' ',
};

/** The same for whoever reads without pictures and letters: links in brackets, a line per block. */
export function mailText(html: string): string {
  return sanitizeHtml(html.replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gis, '$2 ($1)'), {
    allowedTags: ['br', 'p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'tr', 'blockquote', 'hr'],
    allowedAttributes: {},
  })
    .replace(/\s+/g, ' ')
    .replace(/<li>/g, '- ')
    .replace(/<\/(?:p|h\d|blockquote|div)>/g, '\n\n')
    .replace(/<br \/>|<\/li>|<\/tr>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
