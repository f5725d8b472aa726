import type { NotedPaymentMethod } from '@contract/payments/payment-method.js';

export const METHOD_LABELS: Record<NotedPaymentMethod, string> = {
  cash: 'Nakit',
  pos: 'POS',
  transfer: 'Havale/EFT',
};

export const NOT_LOADED = 'Parçalar yüklenemedi.';
export const NOT_SOLD = 'Satış kaydedilemedi.';
export const DAY_NOT_LOADED = 'Bugünün satışları yüklenemedi.';
