import type { ItemList, MerchantReturnPolicy, Product } from 'schema-dts';
import type { ProductCardView, ProductView } from '@contract/catalog/catalog.views.js';
import type { StockStatus } from '@contract/catalog/stock.js';
import { paths } from '../../lib/navigation/paths.js';
import { previewUrl } from './pictures.js';
import { COUNTRY, offerPrice } from './schema-values.js';
import { shippingDetails } from './shipping.js';
import type { Site } from './site.js';
import { organization } from './studio.js';

const AVAILABILITY = {
  in_stock: 'https://schema.org/InStock',
  low_stock: 'https://schema.org/LimitedAvailability',
  out_of_stock: 'https://schema.org/OutOfStock',
} as const satisfies Record<StockStatus, string>;

/** The return policy, as in 'Teslimat ve İade Koşulları'. */
const RETURNS = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: COUNTRY,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 14,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
  refundType: 'https://schema.org/FullRefund',
} as const satisfies MerchantReturnPolicy;

export function product(view: ProductView, site: Site) {
  const { origin, texts } = site;
  const url = origin + paths.product(view.slug);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: view.name,
    ...(view.description === '' ? {} : { description: view.description }),
    ...(view.material === '' ? {} : { material: view.material }),
    url,
    sku: view.id,
    category: view.category.name,
    ...(view.pictures.length === 0
      ? {}
      : { image: view.pictures.map((picture) => origin + previewUrl(picture)) }),
    brand: { '@type': 'Brand', name: texts.studio.name },
    offers: {
      '@type': 'Offer',
      url,
      ...offerPrice(view),
      availability: AVAILABILITY[view.stock.status],
      itemCondition: 'https://schema.org/NewCondition',
      seller: organization(site),
      ...shippingDetails(view, texts),
      hasMerchantReturnPolicy: { ...RETURNS, merchantReturnLink: origin + paths.policy('delivery') },
    },
  } as const satisfies Product;
}

/** The product list in its order on the page at `address`. */
export function productList(products: readonly ProductCardView[], address: string) {
  const { origin } = new URL(address);
  return {
    '@type': 'ItemList',
    '@id': address,
    name: 'Ürünler',
    numberOfItems: products.length,
    itemListElement: products.map(
      ({ name, slug }, index) =>
        ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: origin + paths.product(slug),
        }) as const,
    ),
  } as const satisfies ItemList;
}
