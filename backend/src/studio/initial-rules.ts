import type { ShippingRules } from '../../contract/studio/shipping-rules.js';
import type { VatRules } from '../../contract/studio/vat.js';

const GENERAL_RATE = 'genel';

/** The general rate of KDV since July 2023, for all that is sold. */
export const INITIAL_VAT: VatRules = {
  rates: [{ id: GENERAL_RATE, name: 'Genel oran', percents: [{ percent: 20, from: '2023-07-10' }] }],
  productRateId: GENERAL_RATE,
  workshopRateId: GENERAL_RATE,
  shippingRateId: GENERAL_RATE,
};

/** All parcels are free of charge, and nothing is handed over at the studio. */
export const INITIAL_SHIPPING: ShippingRules = {
  mode: 'free',
  feeKurus: 0,
  freeFromKurus: 0,
  weightClasses: [],
  heavierFeeKurus: 0,
  defaultWeightGrams: 1_000,
  offersPickUp: false,
};
