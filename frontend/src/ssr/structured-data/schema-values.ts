import type { UnitPriceSpecification } from 'schema-dts';
import { kurusToLira } from '@contract/common/money.js';
import type { ReducedPrice } from '@contract/prices/reduction.js';

export const CURRENCY = 'TRY';
export const COUNTRY = 'TR';

/** 74000 → '740.00' */
export function schemaPrice(kurus: number): string {
  return kurusToLira(kurus).toFixed(2);
}

/** The price of an offer, with the crossed-out one while it is reduced. */
export function offerPrice({ priceKurus, priorPriceKurus }: ReducedPrice) {
  const price = { price: schemaPrice(priceKurus), priceCurrency: CURRENCY } as const;
  return priorPriceKurus === null ? price : { ...price, priceSpecification: priorPrice(priorPriceKurus) };
}

function priorPrice(kurus: number) {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: schemaPrice(kurus),
    priceCurrency: CURRENCY,
  } as const satisfies UnitPriceSpecification;
}
