/** What a person has to look at: a charge, or money on its way back, that nobody knows the end of for too long. */
export const PAYMENT_TROUBLES = ['stuck', 'refund'] as const;
export type PaymentTrouble = (typeof PAYMENT_TROUBLES)[number];

export const PAYMENT_TROUBLE_LABELS: Readonly<Record<PaymentTrouble, string>> = {
  stuck: 'Takılan ödeme',
  refund: 'Sonuçlanmayan iade',
};
