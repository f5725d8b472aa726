import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import {
  FOREIGN_LINK_REL,
  HTML_ATTRIBUTES,
  HTML_TAGS,
  LINK_SCHEMES,
} from '../../../contract/common/html-rules.js';
import { withoutUnusable } from '../../../contract/common/text-rules.js';

/** Stands for whatever host the shop is reached by; the name can belong to nobody. */
const OWN_ORIGIN = 'https://shop.invalid';
const FOREIGN_LINK = /^https?:\/\//i;
const OWN_PICTURE =
  /^(?:\/media\/[\w.-]+\/\d{1,5}\.(?:avif|webp|jpeg)|\/api\/uploads\/[\w.-]+|\/api\/serve_image\.php\?file=[\w.-]+(?:&w=\d{1,5})?)$/;
/** Two are enough for what people write. */
const MAX_PASSES = 10;
const PIXELS = /^[1-9]\d{0,4}$/;

/** With what stands in them: it was never meant to be read. */
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
 * What a formatted text may hold and nothing else, in the one form it has: cleaning it again changes nothing.
 * It is asked both when a text is stored and when it is shown.
 */
export function safeHtml(html: string): string {
  let safe = cleaned(html);
  // What was taken out may have kept apart what closes each other, such as a link in a link.
  for (let pass = 1; pass < MAX_PASSES; pass += 1) {
    const again = cleaned(safe);
    if (again === safe) return safe;
    safe = again;
  }
  return safe;
}

/** Without marks that turn the direction of what follows, also where they stood as '&#8238;'. */
function cleaned(html: string): string {
  return withoutUnusable(sanitizeHtml(html, RULES));
}

/** As the browser will read it, so that no spelling of an address means one thing here and another there. */
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

/** Pictures from elsewhere would tell others who reads here. */
function safePicture({ src = '', alt = '', width = '', height = '' }: Attributes): Attributes {
  if (!OWN_PICTURE.test(src)) return {};
  const size = PIXELS.test(width) && PIXELS.test(height) ? { width, height } : {};
  return { src, alt, ...size, loading: 'lazy' };
}

function tag(tagName: string, attribs: Attributes): Tag {
  return { tagName, attribs };
}

/** These stay in the line of words they stand in; all others end it. */
const INLINE_TAG = /<\/?(?:a|strong|em|u|s|code)(?: [^>]*)?>/g;
const OTHER_TAG = /<[^>]*>/g;
/** What `safeHtml` writes for letters that mean something in HTML. */
const LETTERS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The words alone, on one line: for excerpts and for counting. */
export function plainText(html: string): string {
  return safeHtml(html)
    .replace(INLINE_TAG, '')
    .replace(OTHER_TAG, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => LETTERS[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
