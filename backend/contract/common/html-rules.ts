/** The tags allowed in formatted texts of the shop: what the editors produce, without scripts or styles. */
export const HTML_TAGS = [
  ...['p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'hr', 'br'],
  ...['ul', 'ol', 'li'],
  ...['a', 'strong', 'em', 'u', 's', 'code'],
  ...['figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;

/** The allowed attributes by tag. Links and pictures have further rules of their own. */
export const HTML_ATTRIBUTES = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
} as const;

export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** For links to other sites: without referrer or opener, and without effect on search rankings. */
export const FOREIGN_LINK_REL = 'noopener nofollow ugc';
