/** The kinds of studio notifications (specification 2, section 2.9), in the order of the tabs. */
export const NOTIFICATION_TYPE_LABELS = {
  stock_low: 'Düşük Stok',
  stock_out: 'Stok Tükendi',
  workshop_full: 'Workshop Dolu',
  workshop_low: 'Workshop Son Yerler',
  new_order: 'Yeni Sipariş',
  system: 'Sistem',
} as const;

export type NotificationType = keyof typeof NOTIFICATION_TYPE_LABELS;
export const NOTIFICATION_TYPES = Object.keys(NOTIFICATION_TYPE_LABELS) as NotificationType[];

export const NOTIFICATION_SUBJECTS = [
  'order',
  'session',
  'product',
  'bulk_order',
  'information_request',
] as const;

/** The record that a notification is about; it may have been deleted. */
export interface NotificationSubject {
  readonly kind: (typeof NOTIFICATION_SUBJECTS)[number];
  readonly id: string;
}

export interface NotificationView {
  readonly id: number;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly isRead: boolean;
  /** ISO instant. */
  readonly createdAt: string;
  readonly about: NotificationSubject | null;
}

export interface NotificationsPage {
  /** The newest first. */
  readonly notifications: readonly NotificationView[];
  /** The cursor for older notifications; null when there are none. */
  readonly nextCursor: number | null;
}

export interface NotificationCount {
  readonly type: NotificationType;
  readonly total: number;
  readonly unread: number;
  /** A larger id than before means new notifications; the total also grows when one is restored. */
  readonly newestId: number;
}
