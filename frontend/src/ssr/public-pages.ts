import { matchPath } from 'react-router-dom';
import { PIECES_ON_HOME_PAGE } from '@contract/catalog/product-list.query.js';
import { POLICY_KINDS } from '@contract/content/policy.js';
import { paths } from '../lib/navigation/paths.js';
import { FILTER_NAMES } from '../lib/navigation/product-filter-names.js';
import { blogHead, blogPostHead } from './head/blog.head.js';
import { homeHead } from './head/home.head.js';
import type { PageHead } from './head/page-head.js';
import { imprintHead } from './head/imprint.head.js';
import { policyHead } from './head/policy.head.js';
import { productHead } from './head/product.head.js';
import { shelfHead } from './head/shelf.head.js';
import { workshopsHead } from './head/workshops.head.js';
import { PAGE_CODE } from './page-code.js';
import type { ReadName, PageData } from './page-data.js';
import type { Site } from './structured-data/site.js';
import type { Feature } from '@contract/studio/features.js';

/** What else a head may depend on. */
interface Visit {
  readonly now: Date;
  /** The query of the page's one address. */
  readonly search: string;
}

/** A page that everybody may see and search engines may index. */
export interface PublicPage {
  /** The route's name in the router. */
  readonly route: string;
  /** The file with the page's code, which the browser preloads. */
  readonly code: string;
  /** The query parameters that change the page; all others are ignored. */
  readonly parameters: readonly string[];
  /** The part of the shop without which the page does not exist. */
  readonly feature?: Feature;
  /** The page does not exist when this read finds nothing. */
  readonly about?: ReadName;
  /** Builds the head; null when its data could not be read. */
  readonly head: (shown: PageData, site: Site, visit: Visit) => PageHead | null;
}

const HOME: PublicPage = {
  route: paths.home,
  code: PAGE_CODE.home,
  parameters: [FILTER_NAMES.search, FILTER_NAMES.category, FILTER_NAMES.sort],
  head: (shown, site) => {
    const page = shown.one('content.home');
    const products = (shown.one('catalog.products')?.products ?? []).slice(0, PIECES_ON_HOME_PAGE);
    return page && homeHead(site, { page, products });
  },
};

const SHELF: PublicPage = {
  route: paths.shelf,
  code: PAGE_CODE.shelf,
  feature: 'shop',
  parameters: Object.values(FILTER_NAMES),
  head: (shown, site, { search }) => {
    const list = shown.one('catalog.products');
    return list && shelfHead(site, { search, list, categories: shown.one('catalog.categories') ?? [] });
  },
};

const WORKSHOPS: PublicPage = {
  route: paths.workshops,
  code: PAGE_CODE.workshops,
  feature: 'workshops',
  parameters: ['ay', 'gun'],
  head: (shown, site, { now }) => {
    const page = shown.one('content.workshopsPage');
    const sessions = shown.all('workshops.month').flat();
    return page && workshopsHead(site, { page, sessions, now });
  },
};

const PRODUCT: PublicPage = {
  route: paths.product(':slug'),
  code: PAGE_CODE.product,
  feature: 'shop',
  parameters: [],
  about: 'catalog.product',
  head: (shown, site) => {
    const product = shown.one('catalog.product');
    return product && productHead(site, product);
  },
};

const BLOG: PublicPage = {
  route: paths.blog,
  code: PAGE_CODE.blog,
  feature: 'blog',
  parameters: ['sayfa', 'kategori', 'etiket'],
  head: (shown, site) =>
    blogHead(
      site,
      shown.all('blog.posts').flatMap(({ posts }) => posts),
    ),
};

const BLOG_POST: PublicPage = {
  route: paths.blogPost(':slug'),
  code: PAGE_CODE.blogPost,
  feature: 'blog',
  parameters: [],
  about: 'blog.post',
  head: (shown, site) => {
    const post = shown.one('blog.post');
    return post && blogPostHead(site, post);
  },
};

const IMPRINT: PublicPage = {
  route: paths.imprint,
  code: PAGE_CODE.imprint,
  parameters: [],
  head: (shown, site) => {
    const imprint = shown.one('content.imprint');
    return imprint && imprintHead(site, imprint);
  },
};

const POLICIES = POLICY_KINDS.map((kind): PublicPage => ({
  route: paths.policy(kind),
  code: PAGE_CODE.policy,
  parameters: [],
  head: (shown, site) => {
    const policy = shown.one('content.policy');
    return policy && policyHead(site, policy);
  },
}));

const PUBLIC_PAGES: readonly PublicPage[] = [
  HOME,
  SHELF,
  WORKSHOPS,
  PRODUCT,
  BLOG,
  BLOG_POST,
  IMPRINT,
  ...POLICIES,
];

export function publicPageAt(pathname: string): PublicPage | null {
  return PUBLIC_PAGES.find(({ route }) => matchPath(route, pathname) !== null) ?? null;
}
