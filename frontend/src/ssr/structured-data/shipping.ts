import type { OfferShippingDetails } from 'schema-dts';
import type { ProductView } from '@contract/catalog/catalog.views.js';
import type { SiteTexts } from '@contract/content/site.js';
import { longestDays, type PreparationTime, READY_DAYS, timeOfPiece } from '@contract/orders/preparation.js';
import type { ShippingPromise } from '@contract/studio/shipping-rules.js';
import { COUNTRY, CURRENCY, schemaPrice } from './schema-values.js';

/** Days that a parcel is on its way. Together with the preparation they never exceed the promised time. */
const TRANSIT = { shortest: 1, longest: 3 };

/** What sending the piece alone costs and how long it takes; nothing where that depends on the parcel's weight. */
export function shippingDetails(
  { priceKurus, preparationDays }: Pick<ProductView, 'priceKurus' | 'preparationDays'>,
  { shipping, preparation }: Pick<SiteTexts, 'shipping' | 'preparation'>,
) {
  const feeKurus = shipping === null ? null : feeOfOne(priceKurus, shipping);
  if (feeKurus === null) return {};
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: schemaPrice(feeKurus), currency: CURRENCY },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: handlingTime(preparationDays, preparation),
        transitTime: days(TRANSIT.shortest, TRANSIT.longest),
      },
    } as const satisfies OfferShippingDetails,
  };
}

/** Ready pieces leave on the next working day, before a weekend after three days. */
const READY_HANDLING = days(1, 3);

function handlingTime(ownDays: number | null, shop: PreparationTime) {
  if (ownDays === READY_DAYS) return READY_HANDLING;
  const time = timeOfPiece(ownDays, shop);
  const longest = Math.max(0, longestDays(time) - TRANSIT.longest);
  const shortest = longestDays({ ...time, longest: time.typical }) - TRANSIT.longest;
  return days(Math.max(0, Math.min(longest, shortest)), longest);
}

function feeOfOne(priceKurus: number, { mode, feeKurus, freeFromKurus }: ShippingPromise): number | null {
  if (mode === 'by_weight') return null;
  if (mode === 'free' || (mode === 'free_above' && priceKurus >= freeFromKurus)) return 0;
  return feeKurus;
}

function days(minValue: number, maxValue: number) {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' } as const;
}
