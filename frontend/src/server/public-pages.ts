import { matchPath } from 'react-router-dom';
import type { BlogPage, BlogPostView } from '@contract/blog/blog.views.js';
import type { ProductPage, ProductView } from '@contract/catalog/catalog.views.js';
import type { HomePage } from '@contract/content/home-page.js';
import { type Policy, POLICY_KINDS } from '@contract/content/policy.js';
import type { WorkshopsPage } from '@contract/content/workshops-page.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { paths } from '../lib/paths.js';
import { blogHead, blogPostHead } from './head/blog.head.js';
import { homeHead } from './head/home.head.js';
import type { PageHead } from './head/page-head.js';
import { policyHead } from './head/policy.head.js';
import { productHead } from './head/product.head.js';
import { workshopsHead } from './head/workshops.head.js';
import type { ShownData } from './shown-data.js';
import type { Site } from './structured-data/site.js';

/** A page that everybody may see and search engines shall find. */
export interface PublicPage {
  /** As the router names it. */
  readonly route: string;
  /** The file with its code, for the browser to fetch at once. */
  readonly code: string;
  /** What in the query changes the page; everything else is not looked at. */
  readonly parameters: readonly string[];
  /** Without it there is no such page. */
  readonly about?: string;
  /** Null: what it is written from could not be read. */
  readonly head: (shown: ShownData, site: Site) => PageHead | null;
}

const HOME: PublicPage = {
  route: paths.home,
  code: 'src/storefront/home/home-page.tsx',
  parameters: ['ara', 'kategori', 'sirala', 'sayfa'],
  head: (shown, site) => {
    const page = shown.one<HomePage>('content.home');
    const products = shown.all<ProductPage>('catalog.products').flatMap((list) => list.products);
    return page && homeHead(site, { page, products });
  },
};

const WORKSHOPS: PublicPage = {
  route: paths.workshops,
  code: 'src/storefront/workshops/workshops-page.tsx',
  parameters: ['ay', 'gun'],
  head: (shown, site) => {
    const page = shown.one<WorkshopsPage>('content.workshopsPage');
    const sessions = shown.all<readonly WorkshopSessionView[]>('workshops.month').flat();
    return page && workshopsHead(site, { page, sessions });
  },
};

const PRODUCT: PublicPage = {
  route: paths.product(':slug'),
  code: 'src/storefront/product/product-page.tsx',
  parameters: [],
  about: 'catalog.product',
  head: (shown, site) => {
    const product = shown.one<ProductView>('catalog.product');
    return product && productHead(site, product);
  },
};

const BLOG: PublicPage = {
  route: paths.blog,
  code: 'src/storefront/blog/blog-page.tsx',
  parameters: ['sayfa', 'kategori', 'etiket'],
  head: (shown, site) =>
    blogHead(
      site,
      shown.all<BlogPage>('blog.posts').flatMap(({ posts }) => posts),
    ),
};

const BLOG_POST: PublicPage = {
  route: paths.blogPost(':slug'),
  code: 'src/storefront/blog-post/blog-post-page.tsx',
  parameters: [],
  about: 'blog.post',
  head: (shown, site) => {
    const post = shown.one<BlogPostView>('blog.post');
    return post && blogPostHead(site, post);
  },
};

const POLICIES = POLICY_KINDS.map((kind): PublicPage => ({
  route: paths.policy(kind),
  code: 'src/storefront/policy/policy-page.tsx',
  parameters: [],
  head: (shown, site) => {
    const policy = shown.one<Policy>('content.policy');
    return policy && policyHead(site, policy);
  },
}));

const PUBLIC_PAGES: readonly PublicPage[] = [HOME, WORKSHOPS, PRODUCT, BLOG, BLOG_POST, ...POLICIES];

export function publicPageAt(pathname: string): PublicPage | null {
  return PUBLIC_PAGES.find(({ route }) => matchPath(route, pathname) !== null) ?? null;
}
