import type { PolicyKind } from './policy.js';

const POLICIES: Record<PolicyKind, string> = {
  privacy: '/gizlilik-politikasi',
  delivery: '/teslimat-ve-iade',
  contract: '/mesafeli-satis-sozlesmesi',
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
  policy: (kind: PolicyKind) => POLICIES[kind],
} as const;

/** Files for search engines and feed readers. */
export const SITEMAP_PATH = '/sitemap.xml';
export const ROBOTS_PATH = '/robots.txt';
export const MANIFEST_PATH = '/site.webmanifest';
export const FEED_PATH = '/blog/rss.xml';

/** The picture beside the name in the head of every mail. Mail programs load it from other origins. */
export const MAIL_MARK_PATH = '/mail-mark.png';
