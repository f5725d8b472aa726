import { PREPARATION_TIME } from '../orders/preparation.js';

/** How pieces reach the buyer, in the words of the contracts. */
export interface DeliveryTerms {
  /** The time until arrival: 'yaklaşık 2 hafta, en çok 3 hafta'. */
  readonly time: string;
  /** Who pays for it, as a sentence. */
  readonly feeSentence: string;
  /** The fee in the sums of an order. */
  readonly fee: string;
}

/** The terms of a studio that sends everything free of charge. */
export const DELIVERY_TERMS: DeliveryTerms = {
  time: PREPARATION_TIME,
  feeSentence: 'Türkiye içinde teslimat ücretsizdir, masrafı Satıcı karşılar.',
  fee: 'Ücretsiz',
};
