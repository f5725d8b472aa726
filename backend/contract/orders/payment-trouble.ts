/**
 * The payment problems that need a person's attention: a charge or a refund without a known outcome for too
 * long.
 */
export const PAYMENT_TROUBLES = ['stuck', 'refund'] as const;
export type PaymentTrouble = (typeof PAYMENT_TROUBLES)[number];

export const PAYMENT_TROUBLE_LABELS: Readonly<Record<PaymentTrouble, string>> = {
  stuck: 'Takılan ödeme',
  refund: 'Sonuçlanmayan iade',
};
