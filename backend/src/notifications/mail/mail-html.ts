import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** Marks the place of a block, which is inserted after the surrounding HTML has been sanitised. */
export const BLOCK_MARK = 'data-block';

const STYLES = {
  color: [/^#[0-9a-f]{3,6}$/i],
  'background-color': [/^#[0-9a-f]{3,6}$/i],
  'text-align': [/^(?:left|right|center)$/],
  'font-size': [/^[1-9]\d{0,2}px$/],
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
    div: [BLOCK_MARK],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan', 'align', 'valign', 'width'],
    th: ['colspan', 'rowspan', 'align', 'valign', 'width'],
    table: ['width', 'cellpadding', 'cellspacing', 'border', 'role'],
  },
  /** The classes that our own templates use. */
  allowedClasses: { a: ['button'], p: ['note', 'code'] },
  allowedStyles: { '*': STYLES },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 60,
};

/**
 * Sanitises the HTML of a mail: no scripts or forms, and no pictures but the shop's. Relative addresses get
 * the shop's origin.
 */
export function mailHtml(html: string, publicUrl: string): string {
  return sanitizeHtml(html, {
    ...RULES,
    transformTags: {
      a: (tagName, { href, ...others }) => ({
        tagName,
        attribs: { ...others, ...named('href', wholeAddress(href, publicUrl)) },
      }),
      img: (tagName, { src, ...others }) => ({
        tagName,
        attribs: { ...others, ...named('src', ownAddress(src, publicUrl)) },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  });
}

function named(name: string, address: string | undefined): Record<string, string> {
  return address === undefined ? {} : { [name]: address };
}

/**
 * Undefined for an invalid address, and for an address such as '//other.example' that starts like a path but
 * leads to another site.
 */
function wholeAddress(address: string | undefined, publicUrl: string): string | undefined {
  return address?.startsWith('/') ? ownAddress(address, publicUrl) : address;
}

/**
 * Only pictures of our own origin: loading one from elsewhere would disclose the reader, and any values in
 * its address.
 */
function ownAddress(address: string | undefined, publicUrl: string): string | undefined {
  if (address === undefined || !URL.canParse(address, publicUrl)) return undefined;
  const { href, origin } = new URL(address, publicUrl);
  return origin === new URL(publicUrl).origin ? href : undefined;
}

/** Whether sanitising would remove a picture. */
export function hasForeignPicture(html: string, publicUrl: string): boolean {
  let isForeign = false;
  sanitizeHtml(html, {
    ...RULES,
    transformTags: {
      img: (tagName, attribs) => {
        isForeign ||= ownAddress(attribs['src'], publicUrl) === undefined;
        return { tagName, attribs };
      },
    },
  });
  return isForeign;
}
