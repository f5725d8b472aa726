import { formatTl } from '../common/money.js';
import type { ShippingPromise } from './shipping-rules.js';

/** What the shop promises about shipping on every page, as a sentence without its full stop. */
export function describeShipping(promise: ShippingPromise): string {
  const { mode, feeKurus, freeFromKurus } = promise;
  if (isAlwaysFree(promise)) return 'Tüm siparişlerde kargo bizden';
  if (mode === 'by_weight') return 'Kargo ücreti parçaların ağırlığına göre hesaplanır';
  if (mode === 'fixed') return `Kargo ücreti sipariş başına ${formatTl(feeKurus)}`;
  return `${formatTl(freeFromKurus)} ve üzeri siparişlerde kargo bizden`;
}

/** The same with the way to the studio, where pieces may be collected. */
export function describeDelivery(promise: ShippingPromise): string {
  const shipping = describeShipping(promise);
  return promise.offersPickUp ? `${shipping}; atölyeden teslim ücretsiz` : shipping;
}

/** Whether each parcel is free of charge, so that nothing depends on the cart. */
export function isAlwaysFree({ mode, feeKurus }: ShippingPromise): boolean {
  return mode === 'free' || (mode !== 'by_weight' && feeKurus === 0);
}
