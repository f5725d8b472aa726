import type { CategoryView, ProductPage } from '@contract/catalog/catalog.views.js';
import { canonicalPath } from '../../lib/navigation/canonical-path.js';
import { readPage } from '../../lib/navigation/page-param.js';
import { pageTitle, SHELF_NAME, shelfTitle } from '../../lib/navigation/page-title.js';
import { paths } from '../../lib/navigation/paths.js';
import { FILTER_NAMES } from '../../lib/navigation/product-filter-names.js';
import { breadcrumbs } from '../structured-data/breadcrumbs.js';
import { previewImage } from '../structured-data/pictures.js';
import { productList } from '../structured-data/product.js';
import type { Site } from '../structured-data/site.js';
import { pageDescription } from './page-description.js';
import { shippingSentence } from './shipping-sentence.js';
import type { PageHead } from './page-head.js';

interface ShelfData {
  /** The query of the address. */
  readonly search: string;
  readonly list: ProductPage;
  readonly categories: readonly CategoryView[];
}

/** What a visitor searched, and a page without pieces, are kept out of the search engines. */
const UNLISTED = { canonicalPath: null, robots: 'noindex', structuredData: [] } as const;

export function shelfHead(site: Site, data: ShelfData): PageHead {
  const { list, categories } = data;
  const query = new URLSearchParams(data.search);
  const category = categories.find(({ slug }) => slug === query.get(FILTER_NAMES.category));
  const title = shelfTitle(category?.name ?? null, readPage(query));
  const [first] = list.products;
  const isListed = first !== undefined && !query.has(FILTER_NAMES.search);
  return {
    title: pageTitle(title, site.texts.studio.name),
    description: pageDescription(
      `${title}: atölyemizde elde şekillenen parçalar. ${shippingSentence(site.texts)}`,
    ),
    openGraph: { type: 'website', image: previewImage(first?.picture ?? null, first?.name ?? '') },
    ...(isListed ? listed(site, data, category) : UNLISTED),
  };
}

function listed({ origin }: Site, { search, list }: ShelfData, category: CategoryView | undefined) {
  const canonical = canonicalPath({ pathname: paths.shelf, search });
  const ofKind = category ? [{ name: category.name, path: paths.category(category.slug) }] : [];
  return {
    canonicalPath: canonical,
    structuredData: [
      productList(list.products, origin + canonical),
      breadcrumbs(origin, { name: SHELF_NAME, path: paths.shelf }, ...ofKind),
    ],
  };
}
