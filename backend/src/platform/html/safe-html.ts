import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import {
  FOREIGN_LINK_REL,
  HTML_ATTRIBUTES,
  HTML_TAGS,
  LINK_SCHEMES,
} from '../../../contract/common/html-rules.js';
import { withoutUnusable } from '../../../contract/common/text-rules.js';

/** Stands for the shop's own host; the domain .invalid is reserved. */
const OWN_ORIGIN = 'https://shop.invalid';
const FOREIGN_LINK = /^https?:\/\//i;
const OWN_PICTURE =
  /^(?:\/media\/[\w.-]+\/\d{1,5}\.(?:avif|webp|jpeg)|\/api\/uploads\/[\w.-]+|\/api\/serve_image\.php\?file=[\w.-]+(?:&w=\d{1,5})?)$/;
/** Two passes are enough for real texts. */
const MAX_PASSES = 10;
const PIXELS = /^[1-9]\d{0,4}$/;

/** Elements that are removed together with their content, which is not text to be read. */
const DROPPED_WHOLE = [
  ...['script', 'style', 'textarea', 'option', 'select', 'title', 'template'],
  ...['noscript', 'noembed', 'noframes', 'xmp', 'plaintext', 'iframe', 'object', 'embed', 'svg', 'math'],
];

const RULES: IOptions = {
  allowedTags: [...HTML_TAGS],
  allowedAttributes: Object.fromEntries(
    Object.entries(HTML_ATTRIBUTES).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WHOLE,
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    a: (_name, { href = '' }) => tag('a', safeLink(href)),
    img: (_name, attributes) => tag('img', safePicture(attributes)),
  },
  exclusiveFilter: ({ tag: name, attribs }) => name === 'img' && attribs['src'] === undefined,
};

/**
 * Sanitises a formatted text to the allowed tags and attributes. The result is stable: sanitising it again
 * changes nothing. It is called both when a text is stored and when it is shown.
 */
export function safeHtml(html: string): string {
  let safe = cleaned(html);
  // Removing an element may join others that must not be nested, such as a link in a link, so the result is
  // sanitised again until it is stable.
  for (let pass = 1; pass < MAX_PASSES; pass += 1) {
    const again = cleaned(safe);
    if (again === safe) return safe;
    safe = again;
  }
  return safe;
}

/** Also removes marks that change the direction of the text, including those written as '&#8238;'. */
function cleaned(html: string): string {
  return withoutUnusable(sanitizeHtml(html, RULES));
}

/** Parses the address as the browser will, so that no spelling means one thing here and another there. */
function safeLink(href: string): Attributes {
  const written = href.trim();
  if (written === '' || !URL.canParse(written, OWN_ORIGIN)) return {};
  const url = new URL(written, OWN_ORIGIN);
  if (url.origin === OWN_ORIGIN) {
    return { href: written.startsWith('#') ? url.hash : url.pathname + url.search + url.hash };
  }
  if (FOREIGN_LINK.test(written)) return { href: url.href, rel: FOREIGN_LINK_REL };
  return url.protocol === 'mailto:' || url.protocol === 'tel:' ? { href: url.href } : {};
}

/** Pictures from other sites are removed, because loading them would disclose the reader. */
function safePicture({ src = '', alt = '', width = '', height = '' }: Attributes): Attributes {
  if (!OWN_PICTURE.test(src)) return {};
  const size = PIXELS.test(width) && PIXELS.test(height) ? { width, height } : {};
  return { src, alt, ...size, loading: 'lazy' };
}

function tag(tagName: string, attribs: Attributes): Tag {
  return { tagName, attribs };
}

/** Inline tags do not separate words; all other tags do. */
const INLINE_TAG = /<\/?(?:a|strong|em|u|s|code)(?: [^>]*)?>/g;
const OTHER_TAG = /<[^>]*>/g;
/** The entities that `safeHtml` writes. */
const LETTERS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The text without tags on one line, for excerpts and for counting. */
export function plainText(html: string): string {
  return safeHtml(html)
    .replace(INLINE_TAG, '')
    .replace(OTHER_TAG, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => LETTERS[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
