import { LINK_SCHEMES } from '@contract/common/html-rules.js';

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const BARE_DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]|$)/i;
const MAIL = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;

/** True when the server accepts a link to the address. */
export function isLinkTarget(address: string): boolean {
  const written = address.trim();
  if (written === '' || /\s/.test(written)) return false;
  const scheme = SCHEME.exec(written)?.[1]?.toLowerCase();
  return scheme === undefined || (LINK_SCHEMES as readonly string[]).includes(scheme);
}

/** 'toprak.com/blog' → 'https://toprak.com/blog', 'a@b.com' → 'mailto:a@b.com'; null for anything else. */
export function linkTarget(typed: string): string | null {
  const written = typed.trim();
  if (MAIL.test(written)) return `mailto:${written}`;
  if (BARE_DOMAIN.test(written)) return `https://${written}`;
  return isLinkTarget(written) && /^(?:[/#]|[a-z]+:)/i.test(written) ? written : null;
}
