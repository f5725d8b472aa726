import type { PolicyKind } from './policy.js';

const POLICIES: Record<PolicyKind, string> = {
  privacy: '/gizlilik-politikasi',
  delivery: '/teslimat-ve-iade',
  contract: '/mesafeli-satis-sozlesmesi',
};

/** The pages that are there for everybody: what the site links to is what search engines are told. */
export const publicPaths = {
  home: '/',
  workshops: '/workshops',
  product: (slug: string) => `/urun/${slug}`,
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${slug}`,
  policy: (kind: PolicyKind) => POLICIES[kind],
} as const;

/** What machines read of them. */
export const SITEMAP_PATH = '/sitemap.xml';
export const ROBOTS_PATH = '/robots.txt';
export const FEED_PATH = '/blog/rss.xml';
