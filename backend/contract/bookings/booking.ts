/** Specification 2, section 4. */
export const BOOKING_STATUSES = ['pending', 'confirmed', 'cancelled', 'completed'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The labels for customers: specification 1, section 4. */
export const BOOKING_STATUS_LABELS: Record<BookingStatus, string> = {
  pending: 'Beklemede',
  confirmed: 'Onaylandı',
  cancelled: 'İptal Edildi',
  completed: 'Tamamlandı',
};

export const BOOKING_PAYMENT_STATUSES = [
  'pending',
  'paid',
  'failed',
  'unpaid',
  'partly_paid',
  'refunded',
] as const;
export type BookingPaymentStatus = (typeof BOOKING_PAYMENT_STATUSES)[number];

export const BOOKING_PAYMENT_STATUS_LABELS: Record<BookingPaymentStatus, string> = {
  pending: 'Ödeme Bekliyor',
  paid: 'Ödendi',
  failed: 'Başarısız',
  unpaid: 'Ödenmedi',
  partly_paid: 'Kısmen Ödendi',
  refunded: 'İade Edildi',
};
