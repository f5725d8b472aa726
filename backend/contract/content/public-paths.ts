import type { PolicyKind } from './policy.js';

const POLICIES: Record<PolicyKind, string> = {
  privacy: '/gizlilik-politikasi',
  delivery: '/teslimat-ve-iade',
  contract: '/mesafeli-satis-sozlesmesi',
  guarantee: '/memnuniyet-sozumuz',
  accessibility: '/erisilebilirlik',
};

/** The public pages. The site's links and the sitemap both use these paths. */
export const publicPaths = {
  home: '/',
  workshops: '/workshops',
  /** All pieces, page by page. */
  shelf: '/raf',
  product: (slug: string) => `/urun/${slug}`,
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${slug}`,
  /** Who runs the shop. */
  imprint: '/kunye',
  policy: (kind: PolicyKind) => POLICIES[kind],
} as const;

/** Files for search engines and feed readers. */
export const SITEMAP_PATH = '/sitemap.xml';
export const ROBOTS_PATH = '/robots.txt';
export const MANIFEST_PATH = '/site.webmanifest';
export const FEED_PATH = '/blog/rss.xml';

/** What is made from the studio's mark. The addresses are fixed; `brandFile` names one version of them. */
export const BRAND_FILES = {
  favicon: '/favicon.svg',
  touchIcon: '/apple-touch-icon.png',
  icon192: '/icon-192.png',
  icon512: '/icon-512.png',
  /** The picture in the head of every mail. Mail programs load it from other origins. */
  mailMark: '/mail-mark.png',
  /** For links to pages without a picture of their own. */
  share: '/og.jpg',
} as const;
export type BrandFile = keyof typeof BRAND_FILES;

/** A new address with each look, because browsers and networks keep such pictures for long. */
export function brandFile(file: BrandFile, { version }: { readonly version: string }): string {
  return version === '' ? BRAND_FILES[file] : `${BRAND_FILES[file]}?v=${version}`;
}
