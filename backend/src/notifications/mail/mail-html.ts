import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** Where a block of a template is put in once everything around it is cleaned. */
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
  /** The looks that our own templates know. */
  allowedClasses: { a: ['button'], p: ['note', 'code'] },
  allowedStyles: { '*': STYLES },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 60,
};

/** What a mail of the studio may hold: no scripts, no forms, nothing that loads itself but the shop's pictures. Addresses get their origin. */
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

/** Nothing for what is no address, and for another site's in the clothes of ours. */
function wholeAddress(address: string | undefined, publicUrl: string): string | undefined {
  return address?.startsWith('/') ? ownAddress(address, publicUrl) : address;
}

/** A picture from elsewhere would tell others who reads, and what is written in its address. */
function ownAddress(address: string | undefined, publicUrl: string): string | undefined {
  if (address === undefined || !URL.canParse(address, publicUrl)) return undefined;
  const { href, origin } = new URL(address, publicUrl);
  return origin === new URL(publicUrl).origin ? href : undefined;
}

/** Whether a picture in it would be left out. */
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
