import { formatTl } from '../common/money.js';
import { PREPARATION_TIME } from '../orders/preparation.js';
import { isAlwaysFree } from '../studio/shipping-promise.js';
import type { ShippingPromise } from '../studio/shipping-rules.js';

/** How pieces reach the buyer, in the words of the contracts. */
export interface DeliveryTerms {
  /** The time until arrival: 'yaklaşık 2 hafta, en çok 3 hafta'. */
  readonly time: string;
  /** How they get there, as the end of a sentence: '… adrese kargoyla teslim edilir'. */
  readonly manner: string;
  /** The sentence about a damaged parcel, which asks its buyer for a report; empty for pieces that are collected. */
  readonly damageSentence: string;
  /** Who pays for it, as a sentence. */
  readonly feeSentence: string;
  /** The fee in the sums of an order. */
  readonly fee: string;
}

/** The terms of a studio that sends everything free of charge. */
export const DELIVERY_TERMS: DeliveryTerms = {
  time: PREPARATION_TIME,
  manner: 'Alıcının bildirdiği adrese kargoyla teslim edilir',
  damageSentence:
    'Paketin hasarlı geldiğini gören Alıcının kargo görevlisine tutanak tutturması işlemi hızlandırır; tutanak tutulmamış olması Alıcının haklarını ortadan kaldırmaz.',
  feeSentence: 'Türkiye içinde teslimat ücretsizdir, masrafı Satıcı karşılar.',
  fee: 'Ücretsiz',
};

/** The terms for everybody, before there is an order. */
export function deliveryTerms(promise: ShippingPromise): DeliveryTerms {
  if (isAlwaysFree(promise)) return { ...DELIVERY_TERMS, feeSentence: withPickUp(promise, FREE) };
  return {
    ...DELIVERY_TERMS,
    feeSentence: withPickUp(promise, `Türkiye içinde teslimat ${costOf(promise)}.`),
    fee: 'Sipariş özetinde yazılı',
  };
}

/** The terms of one order. */
export function orderDeliveryTerms(order: {
  readonly shippingKurus: number;
  readonly isPickedUp: boolean;
}): Omit<DeliveryTerms, 'time'> {
  const { shippingKurus, isPickedUp } = order;
  if (isPickedUp) return COLLECTED;
  const { manner, damageSentence } = DELIVERY_TERMS;
  const parcel = { manner, damageSentence };
  if (shippingKurus === 0) return { ...parcel, feeSentence: FREE, fee: 'Ücretsiz' };
  const fee = formatTl(shippingKurus);
  return {
    ...parcel,
    feeSentence: `Türkiye içinde teslimat ücreti ${fee} tutarındadır ve toplam fiyata dâhildir.`,
    fee,
  };
}

const FREE = DELIVERY_TERMS.feeSentence;
const COLLECTED: Omit<DeliveryTerms, 'time'> = {
  manner: 'atölyede teslime hazır edilir',
  damageSentence: '',
  feeSentence:
    'Alıcı bu siparişte atölyeden teslim almayı seçmiştir: ürünler hazır olunca Alıcıya haber verilir, Alıcı da onları teslim yerinden ücretsiz alır.',
  fee: 'Ücretsiz (atölyeden teslim)',
};
const BY_WEIGHT = 'ücreti ürünlerin ağırlığına göre hesaplanır ve sipariş özetinde gösterilir';

function withPickUp({ offersPickUp }: ShippingPromise, sentence: string): string {
  return offersPickUp
    ? `${sentence} Alıcı ürünleri atölyeden ücretsiz teslim almayı da seçebilir.`
    : sentence;
}

function costOf({ mode, feeKurus, freeFromKurus }: ShippingPromise): string {
  if (mode === 'by_weight') return BY_WEIGHT;
  if (mode === 'fixed') return `ücreti sipariş başına ${formatTl(feeKurus)} tutarındadır`;
  return `ücreti ${formatTl(feeKurus)} tutarındadır; ${formatTl(freeFromKurus)} ve üzeri ürün alışverişlerinde ücretsizdir`;
}
