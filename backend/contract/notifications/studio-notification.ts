/** The kinds of studio notifications (specification 2, section 2.9), in the order of the tabs. */
export const STUDIO_NOTIFICATION_TYPE_LABELS = {
  stock_low: 'Düşük Stok',
  stock_out: 'Stok Tükendi',
  workshop_full: 'Workshop Dolu',
  workshop_low: 'Workshop Son Yerler',
  new_order: 'Yeni Sipariş',
  system: 'Sistem',
} as const;

export type StudioNotificationType = keyof typeof STUDIO_NOTIFICATION_TYPE_LABELS;
export const STUDIO_NOTIFICATION_TYPES = Object.keys(
  STUDIO_NOTIFICATION_TYPE_LABELS,
) as StudioNotificationType[];

export const STUDIO_NOTIFICATION_SUBJECTS = [
  'order',
  'session',
  'product',
  'bulk_order',
  'information_request',
  'data_request',
] as const;

/** The record that a notification is about; it may have been deleted. */
export interface StudioNotificationSubject {
  readonly kind: (typeof STUDIO_NOTIFICATION_SUBJECTS)[number];
  readonly id: string;
}

export interface StudioNotificationView {
  readonly id: number;
  readonly type: StudioNotificationType;
  readonly title: string;
  readonly message: string;
  readonly isRead: boolean;
  /** ISO instant. */
  readonly createdAt: string;
  readonly about: StudioNotificationSubject | null;
}

export interface StudioNotificationsPage {
  /** The newest first. */
  readonly notifications: readonly StudioNotificationView[];
  /** The cursor for older notifications; null when there are none. */
  readonly nextCursor: number | null;
}

export interface StudioNotificationCount {
  readonly type: StudioNotificationType;
  readonly total: number;
  readonly unread: number;
  /** A larger id than before means new notifications; the total also grows when one is restored. */
  readonly newestId: number;
}
