import type { AdminRole } from './roles.js';

/** The rights of admins. Every procedure and call of the back office names the right that it needs. */
export const RIGHTS = {
  'panel.enter': 'Sign in, and look after the own account and its saved views',
  'today.read': 'See the guests of a day',
  'today.checkIn': 'Note that a guest has come',
  'today.takeDifference': 'Take the difference to the regular price from a student without a proof',
  'calendar.read': 'See the calendar with its sessions',
  'calendar.change': 'Plan, change, copy and remove sessions',
  'bookings.read':
    'See bookings with the names, addresses and telephone numbers of their guests, and what they cost',
  'bookings.change': 'Change and remove bookings, without paying anything back',
  'requests.handle': 'Answer requests for information',
  'dataRequests.handle': 'Answer requests about personal data, hand the data out and erase it',
  'orders.read': 'See orders, their figures, and the open carts',
  'orders.change': 'Change the status and the parcel of orders, without paying anything back',
  'bulkOrders.handle': 'See bulk-order requests, answer them and decide on them',
  'products.change': 'See and change products, categories and stock, and import products',
  'coupons.change': 'See and change coupons',
  'carriers.change': 'Change the list of carriers',
  'rules.read': 'Read the rules of the shop that forms depend on',
  'pictures.use': 'Choose pictures from the library, and upload new ones',
  'guests.write': 'Write to the guests of a session, or to the buyer of an order',
  'counter.sell': 'Sell pieces over the counter, and undo such a sale for ten minutes',
  'money.record': 'Note money that came in outside of the shop, and take a wrong note back',
  'money.refund': 'Pay money back',
  'money.reconcile': "Count the till, and compare the money by card with iyzico's report",
  'documents.manage': 'See the documents of sales, try them again and cancel them',
  'notifications.read': "Read the studio's inbox, as far as it tells of what the other rights are for",
  'customers.read': 'See the list of customers and their details',
  'customers.change': 'Change and delete customers',
  'messages.send': 'Send messages to groups of customers, and read what was sent',
  'mail.manage': 'Send bulk mails; templates, settings and log of the mails',
  'content.change': 'Change texts and pictures of the site, the blog and the media library',
  'legal.change': 'Change the texts that buyers accept',
  'settings.read': 'See all settings',
  'settings.change': "Change settings, the shop's rules and maintenance; open the shop",
  'backups.make': 'See, make and try backups',
  'logs.read': 'Read the activity log, and say how long it is kept',
  'data.export': 'Download lists as tables',
  'admins.manage': 'See and manage admins, except super admins',
  'roles.give': 'Give roles, and manage super admins',
  'connections.manage': 'Connect the shop to payment, text messages, mail and domain',
  'jobs.manage': 'See, repeat and remove background jobs',
  'data.takeOut': 'Download backups and the archive of all data',
} as const;
export type Right = keyof typeof RIGHTS;

export const ALL_RIGHTS = Object.keys(RIGHTS) as Right[];
const ONLY_OF_SUPER_ADMINS: readonly Right[] = [
  'roles.give',
  'connections.manage',
  'jobs.manage',
  'data.takeOut',
];

const RIGHTS_OF: Readonly<Record<AdminRole, readonly Right[]>> = {
  door: ['panel.enter', 'today.read', 'today.checkIn', 'today.takeDifference'],
  workshop: [
    'panel.enter',
    'today.read',
    'today.checkIn',
    'today.takeDifference',
    'calendar.read',
    'calendar.change',
    'bookings.read',
    'bookings.change',
    'requests.handle',
    'products.change',
    'rules.read',
    'pictures.use',
    'guests.write',
    'counter.sell',
    'notifications.read',
  ],
  shop: [
    'panel.enter',
    'orders.read',
    'orders.change',
    'bulkOrders.handle',
    'products.change',
    'coupons.change',
    'carriers.change',
    'rules.read',
    'pictures.use',
    'guests.write',
    'counter.sell',
    'money.record',
    'money.reconcile',
    'notifications.read',
  ],
  admin: ALL_RIGHTS.filter((right) => !ONLY_OF_SUPER_ADMINS.includes(right)),
  super_admin: ALL_RIGHTS,
};

/** Whether an admin of this role has the right. */
export function mayRole(role: AdminRole, right: Right): boolean {
  return RIGHTS_OF[role].includes(right);
}

/** Whether nobody but super admins has the right. */
export function isOnlyOfSuperAdmins(right: Right): boolean {
  return ONLY_OF_SUPER_ADMINS.includes(right);
}
