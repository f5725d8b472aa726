import type { ProductView } from '@contract/catalog/catalog.views.js';
import { formatTl } from '@contract/common/money.js';
import { paths } from '../../lib/navigation/paths.js';
import { breadcrumbs } from '../structured-data/breadcrumbs.js';
import { previewImage } from '../structured-data/pictures.js';
import { product } from '../structured-data/product.js';
import { schemaPrice } from '../structured-data/schema-values.js';
import type { Site } from '../structured-data/site.js';
import { pageTitle, SHELF_NAME } from '../../lib/navigation/page-title.js';
import { pageDescription } from './page-description.js';
import { shippingSentence } from './shipping-sentence.js';
import type { PageHead } from './page-head.js';

export function productHead(site: Site, view: ProductView): PageHead {
  const { origin, texts } = site;
  const { name, slug, description, priceKurus, picture, stock } = view;
  const path = paths.product(slug);
  return {
    title: pageTitle(name, texts.studio.name),
    description: pageDescription(
      description,
      `${name}, ${formatTl(priceKurus)}. Atölyemizde elde şekillendirdik, iki kez pişirdik. ${shippingSentence(texts)}`,
    ),
    canonicalPath: path,
    openGraph: {
      type: 'product',
      image: previewImage(picture, name),
      properties: [
        ['product:price:amount', schemaPrice(priceKurus)],
        ['product:price:currency', 'TRY'],
        ['product:availability', stock.status === 'out_of_stock' ? 'out of stock' : 'in stock'],
      ],
    },
    structuredData: [
      product(view, site),
      breadcrumbs(origin, { name: SHELF_NAME, path: paths.shelf }, { name, path }),
    ],
  };
}
