import type { OfferShippingDetails } from 'schema-dts';
import type { ProductView } from '@contract/catalog/catalog.views.js';
import type { SiteTexts } from '@contract/content/site.js';
import { longestDays } from '@contract/orders/preparation.js';
import type { ShippingPromise } from '@contract/studio/shipping-rules.js';
import { COUNTRY, CURRENCY, schemaPrice } from './schema-values.js';

/** Days that a parcel is on its way. Together with the preparation they never exceed the promised time. */
const TRANSIT = { shortest: 1, longest: 3 };

/** What sending the piece alone costs and how long it takes; nothing where that depends on the parcel's weight. */
export function shippingDetails(
  { priceKurus }: Pick<ProductView, 'priceKurus'>,
  { shipping, preparation }: Pick<SiteTexts, 'shipping' | 'preparation'>,
) {
  const feeKurus = shipping === null ? null : feeOfOne(priceKurus, shipping);
  if (feeKurus === null) return {};
  const longest = Math.max(0, longestDays(preparation) - TRANSIT.longest);
  const shortest = Math.min(
    longest,
    longestDays({ ...preparation, longest: preparation.typical }) - TRANSIT.longest,
  );
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: schemaPrice(feeKurus), currency: CURRENCY },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(Math.max(0, shortest), longest),
        transitTime: days(TRANSIT.shortest, TRANSIT.longest),
      },
    } as const satisfies OfferShippingDetails,
  };
}

function feeOfOne(priceKurus: number, { mode, feeKurus, freeFromKurus }: ShippingPromise): number | null {
  if (mode === 'by_weight') return null;
  if (mode === 'free' || (mode === 'free_above' && priceKurus >= freeFromKurus)) return 0;
  return feeKurus;
}

function days(minValue: number, maxValue: number) {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' } as const;
}
