import type { ProductCardView } from '@contract/catalog/catalog.views.js';
import type { HomePage } from '@contract/content/home-page.js';
import { paths } from '../../lib/navigation/paths.js';
import { previewImage } from '../structured-data/pictures.js';
import { productList } from '../structured-data/product.js';
import type { Site } from '../structured-data/site.js';
import { organization, studio, webSite } from '../structured-data/studio.js';
import { pageDescription } from './page-description.js';
import { shippingSentence } from './shipping-sentence.js';
import { homeTitle } from '../../lib/navigation/page-title.js';
import type { PageHead } from './page-head.js';

interface HomeData {
  readonly page: HomePage;
  /** The products in the order of the product list. */
  readonly products: readonly ProductCardView[];
}

export function homeHead(site: Site, { page, products }: HomeData): PageHead {
  const { companyDescription } = site.texts.footer;
  const promise = shippingSentence(site.texts);
  return {
    title: homeTitle(site.texts.studio),
    description: pageDescription(`${companyDescription} Kupa, kâse, vazo ve karolar. ${promise}`),
    canonicalPath: paths.home,
    openGraph: { type: 'website', image: previewImage(page.hero.background, page.hero.title) },
    structuredData: [
      organization(site),
      studio(site),
      webSite(site),
      ...(products.length === 0 ? [] : [productList(products, site.origin + paths.products)]),
    ],
    feed: true,
  };
}
