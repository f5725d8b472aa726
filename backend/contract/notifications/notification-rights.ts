import { mayRole, type Right } from '../admin/rights.js';
import type { AdminRole } from '../admin/roles.js';
import {
  STUDIO_NOTIFICATION_TYPES,
  type StudioNotificationSubject,
  type StudioNotificationType,
} from './studio-notification.js';

/** What a notification of type 'system' is about; 'shop' when it names no record. */
type Subject = StudioNotificationSubject['kind'] | 'shop';

/** Whoever works with a thing hears of it. */
const RIGHT_OF_SUBJECT: Readonly<Record<Subject, Right>> = {
  order: 'orders.read',
  session: 'bookings.read',
  product: 'products.change',
  bulk_order: 'bulkOrders.handle',
  information_request: 'requests.handle',
  data_request: 'dataRequests.handle',
  shop: 'settings.read',
};

/** Those of type 'system' go by what they are about. */
const RIGHT_OF_TYPE: Readonly<Record<Exclude<StudioNotificationType, 'system'>, Right>> = {
  stock_low: 'products.change',
  stock_out: 'products.change',
  workshop_full: 'bookings.read',
  workshop_low: 'bookings.read',
  new_order: 'orders.read',
};

/** The notifications that a role sees: all of these types, and those of type 'system' about these subjects. */
export interface NotificationScope {
  readonly types: readonly StudioNotificationType[];
  readonly subjects: readonly Subject[];
}

export function notificationScope(role: AdminRole): NotificationScope {
  const may = <Key extends string>(rights: Readonly<Record<Key, Right>>): Key[] =>
    (Object.keys(rights) as Key[]).filter((key) => mayRole(role, rights[key]));
  return { types: may(RIGHT_OF_TYPE), subjects: may(RIGHT_OF_SUBJECT) };
}

/** The types of which a role may see something, in the order of the tabs. */
export function readableTypes(role: AdminRole): StudioNotificationType[] {
  const { types, subjects } = notificationScope(role);
  return STUDIO_NOTIFICATION_TYPES.filter((type) =>
    type === 'system' ? subjects.length > 0 : types.includes(type),
  );
}
