import type { Right } from '@contract/admin/rights.js';
import { adminPaths } from './admin-paths.js';

/** The right without which a section does not open: what its first calls need. */
export const SECTION_RIGHTS = {
  [adminPaths.today]: 'today.read',
  [adminPaths.dashboard]: 'orders.read',
  [adminPaths.orders]: 'orders.read',
  [adminPaths.ordersBasic]: 'orders.read',
  [adminPaths.documents]: 'documents.manage',
  [adminPaths.dayClose]: 'money.reconcile',
  [adminPaths.returns]: 'orders.read',
  [adminPaths.openHolds]: 'orders.read',
  [adminPaths.bulkOrders]: 'bulkOrders.handle',
  [adminPaths.products]: 'products.change',
  [adminPaths.counter]: 'counter.sell',
  [adminPaths.coupons]: 'coupons.change',
  [adminPaths.workshops]: 'calendar.read',
  [adminPaths.informationRequests]: 'requests.handle',
  [adminPaths.dataRequests]: 'dataRequests.handle',
  [adminPaths.bookings]: 'bookings.read',
  [adminPaths.bookingsBasic]: 'bookings.read',
  [adminPaths.messaging]: 'messages.send',
  [adminPaths.notifications]: 'notifications.read',
  [adminPaths.email]: 'mail.manage',
  [adminPaths.content]: 'content.change',
  [adminPaths.blog]: 'content.change',
  [adminPaths.media]: 'content.change',
  [adminPaths.opening]: 'settings.read',
  [adminPaths.studio]: 'settings.read',
  [adminPaths.rules]: 'carriers.change',
  [adminPaths.legal]: 'legal.change',
  [adminPaths.connections]: 'connections.manage',
  [adminPaths.security]: 'settings.read',
  [adminPaths.backups]: 'backups.make',
  [adminPaths.users]: 'customers.read',
  [adminPaths.admins]: 'admins.manage',
  [adminPaths.logs]: 'logs.read',
  [adminPaths.jobs]: 'jobs.manage',
  [adminPaths.profile]: 'panel.enter',
} as const satisfies Record<string, Right>;

export type SectionPath = keyof typeof SECTION_RIGHTS;
