import { ACCOUNT_CALLS } from './account.calls.js';
import { ADMIN_SESSION_CALLS } from './admin-session.calls.js';
import { ADVANCED_SALES_CALLS } from './advanced-sales.calls.js';
import { BLOG_CALLS } from './blog.calls.js';
import { CONTENT_CALLS } from './content.calls.js';
import { BACK_OFFICE_CALLS } from './back-office.calls.js';
import type { CallGroup } from './documented-call.js';
import { EMAIL_CALLS } from './email.calls.js';
import { LOG_CALLS } from './log.calls.js';
import { MEDIA_CALLS } from './media.calls.js';
import { NOTICE_CALLS } from './notices.calls.js';
import { PAYMENT_CALLS } from './payment.calls.js';
import { PEOPLE_CALLS } from './people.calls.js';
import { SALES_CALLS } from './sales.calls.js';
import { SESSION_CALLS } from './session.calls.js';
import { SETTINGS_CALLS } from './settings.calls.js';
import { SHOP_CALLS } from './shop.calls.js';
import { SITE_CALLS } from './site.calls.js';

/** All calls of the three specifications, in their order. */
export const CALL_GROUPS: readonly CallGroup[] = [
  SESSION_CALLS,
  SHOP_CALLS,
  SITE_CALLS,
  ACCOUNT_CALLS,
  PAYMENT_CALLS,
  ...BACK_OFFICE_CALLS,
  SALES_CALLS,
  ADVANCED_SALES_CALLS,
  NOTICE_CALLS,
  ADMIN_SESSION_CALLS,
  ...PEOPLE_CALLS,
  ...SETTINGS_CALLS,
  MEDIA_CALLS,
  CONTENT_CALLS,
  EMAIL_CALLS,
  ...BLOG_CALLS,
  LOG_CALLS,
];

export interface OwnRoute {
  readonly route: string;
  readonly what: string;
}

/** Routes that no specification lists: for our own pages, mails, pictures and the bank. */
export const OWN_ROUTES: readonly OwnRoute[] = [
  {
    route: 'GET /api/bilet/:bookingId/takvim.ics',
    what: 'Calendar entry of a ticket, by the key in its link',
  },
  {
    route: 'GET /api/bilet/:bookingId/:position/takvim.ics',
    what: 'Calendar entry of a guest’s own ticket, by the key in its link',
  },
  {
    route: 'GET /api/fatura-arsivi/:month',
    what: 'The documents of a month in one archive for the accountant, for admins',
  },
  {
    route: 'GET /api/kisisel-veriler/:requestId',
    what: 'The data about the person of a KVKK request, by the key in its link',
  },
  {
    route: 'GET /api/kisisel-veriler/:requestId/atolye',
    what: 'The data about the person of a KVKK request, for admins',
  },
  {
    route: 'GET /api/tablolar/:list',
    what: 'Products, sessions, customers or orders as a table, for admins',
  },
  { route: 'GET /api/yedek/:name', what: 'A backup, by a signed link of a minute, for super admins' },
  { route: 'GET /blog/rss.xml', what: 'Feed of the blog' },
  { route: 'GET /health', what: 'For proxies: the process and its database answer' },
  { route: 'GET /media/:fileName/:variant', what: 'Picture in a width and a format' },
  { route: 'GET /odeme/3d/:attemptId', what: 'Page of the bank, by the id of the payment' },
  { route: 'GET /robots.txt', what: 'For search engines' },
  { route: 'GET /apple-touch-icon.png', what: 'The studio’s mark for telephones' },
  { route: 'GET /favicon.svg', what: 'The studio’s mark for tabs of browsers' },
  { route: 'GET /icon-192.png', what: 'The studio’s mark for telephones' },
  { route: 'GET /icon-512.png', what: 'The studio’s mark for telephones' },
  { route: 'GET /mail-mark.png', what: 'The studio’s mark in the head of mails' },
  { route: 'GET /og.jpg', what: 'Picture of links to pages without one of their own' },
  { route: 'GET /site.webmanifest', what: 'For telephones that keep the site among their apps' },
  { route: 'GET /sitemap.xml', what: 'For search engines' },
  { route: 'POST /api/tum-veriler', what: 'All data in one archive, for super admins' },
  {
    route: 'GET /api/urun-aktarim/:id/alinmayanlar',
    what: 'The lines of a table of products that are not taken over, with the reasons',
  },
  { route: 'POST /api/urun-aktarim', what: 'A table of products to be taken over, from admins' },
  { route: 'POST /api/workshop_info_requests.php', what: 'Request for information, from the workshops page' },
  { route: 'POST /bulten/ayril', what: 'Button of mailbox providers that ends the newsletter (RFC 8058)' },
  { route: 'POST /odeme/bildirim', what: 'Notice of iyzico, signed' },
  { route: 'POST /odeme/donus', what: 'Return of the buyer from the bank, signed' },
];
