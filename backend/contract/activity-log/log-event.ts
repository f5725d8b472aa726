/** Specification 3, section 3, 'Log entry'; `admin_change` is every other change made in the back office. */
export const LOG_EVENT_TYPES = [
  'admin_login',
  'admin_2fa_login',
  'user_login',
  'order_created',
  'order_updated',
  'product_updated',
  'workshop_booking',
  'security_alert',
  'email_sent',
  'system_error',
  'admin_change',
] as const;
export type LogEventType = (typeof LOG_EVENT_TYPES)[number];

export const LOG_EVENT_LABELS: Readonly<Record<LogEventType, string>> = {
  admin_login: 'Yönetici girişi',
  admin_2fa_login: 'İki adımlı yönetici girişi',
  user_login: 'Üye girişi',
  order_created: 'Yeni sipariş',
  order_updated: 'Sipariş değişikliği',
  product_updated: 'Ürün değişikliği',
  workshop_booking: 'Workshop rezervasyonu',
  security_alert: 'Güvenlik uyarısı',
  email_sent: 'Gönderilen e-posta',
  system_error: 'Sistem hatası',
  admin_change: 'Yönetici değişikliği',
};

/** Groups of types that are kept for the same time. */
export const LOG_TYPE_GROUPS = {
  signIns: ['admin_login', 'admin_2fa_login', 'user_login'],
  security: ['security_alert'],
  changes: ['order_created', 'order_updated', 'product_updated', 'workshop_booking', 'admin_change'],
  technical: ['email_sent', 'system_error'],
} as const satisfies Record<string, readonly LogEventType[]>;
