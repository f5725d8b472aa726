import type { RouteObject } from 'react-router-dom';
import { type LazyPage, lazyPage } from '../lib/lazy-page.js';
import { pageRoute } from '../lib/page-routes.js';
import { adminPaths } from './lib/admin-paths.js';
import { printRoutes } from './print-routes.js';
import { AdminShell } from './shell/admin-shell.js';
import { NotFoundPage } from './shell/not-found-page.js';
import { FirstSection } from './shell/first-section.js';
import { whileAllowed } from './shell/while-allowed.js';
import { SECTION_RIGHTS, type SectionPath } from './lib/section-rights.js';
import { whileInUse } from './shell/while-in-use.js';

/** A section behind its right; '/*' when it defines routes below its address. */
function sectionRoute(path: SectionPath | `${SectionPath}/*`, Section: LazyPage): RouteObject {
  const right = SECTION_RIGHTS[path.replace('/*', '') as SectionPath];
  return pageRoute(path, whileAllowed(right, Section));
}

/** Each section has its own code and defines the routes below its address. */
const sections: RouteObject[] = [
  sectionRoute(
    adminPaths.today,
    lazyPage(async () => (await import('./today/today-section.js')).TodaySection),
  ),
  sectionRoute(
    adminPaths.dashboard,
    lazyPage(async () => (await import('./dashboard/dashboard-page.js')).DashboardPage),
  ),
  sectionRoute(
    `${adminPaths.orders}/*`,
    lazyPage(async () => (await import('./orders/orders-page.js')).OrdersPage),
  ),
  sectionRoute(
    adminPaths.ordersBasic,
    lazyPage(async () => (await import('./orders/basic/orders-basic-page.js')).OrdersBasicPage),
  ),
  sectionRoute(
    adminPaths.openHolds,
    lazyPage(async () => (await import('./orders/open-holds/open-holds-page.js')).OpenHoldsPage),
  ),
  sectionRoute(
    `${adminPaths.bookings}/*`,
    lazyPage(async () => (await import('./bookings/bookings-page.js')).BookingsPage),
  ),
  sectionRoute(
    adminPaths.bookingsBasic,
    lazyPage(async () => (await import('./bookings/basic/bookings-basic-page.js')).BookingsBasicPage),
  ),
  sectionRoute(
    `${adminPaths.notifications}/*`,
    lazyPage(async () => (await import('./notifications/notifications-page.js')).NotificationsPage),
  ),
  sectionRoute(
    adminPaths.informationRequests,
    whileInUse(
      'workshops',
      lazyPage(
        async () =>
          (await import('./workshops/information-requests/information-requests-page.js'))
            .InformationRequestsPage,
      ),
    ),
  ),
  sectionRoute(
    adminPaths.bulkOrders,
    whileInUse(
      'bulkOrders',
      lazyPage(async () => (await import('./orders/bulk-orders/bulk-orders-page.js')).BulkOrdersPage),
    ),
  ),
  sectionRoute(
    adminPaths.messaging,
    lazyPage(async () => (await import('./messaging/messages/messaging-page.js')).MessagingPage),
  ),
  sectionRoute(
    adminPaths.email,
    lazyPage(async () => (await import('./messaging/email/email-page.js')).EmailPage),
  ),
  sectionRoute(
    adminPaths.workshops,
    whileInUse(
      'workshops',
      lazyPage(async () => (await import('./workshops/workshops-page.js')).WorkshopsPage),
    ),
  ),
  sectionRoute(
    `${adminPaths.products}/*`,
    whileInUse(
      'shop',
      lazyPage(async () => (await import('./catalog/products-section.js')).ProductsSection),
    ),
  ),
  sectionRoute(
    adminPaths.counter,
    whileInUse(
      'shop',
      lazyPage(async () => (await import('./counter/counter-page.js')).CounterPage),
    ),
  ),
  sectionRoute(
    adminPaths.media,
    lazyPage(async () => (await import('./media/media-page.js')).MediaPage),
  ),
  sectionRoute(
    adminPaths.content,
    lazyPage(async () => (await import('./content/content-page.js')).ContentPage),
  ),
  sectionRoute(
    adminPaths.coupons,
    lazyPage(async () => (await import('./coupons/coupons-page.js')).CouponsPage),
  ),
  sectionRoute(
    `${adminPaths.blog}/*`,
    whileInUse(
      'blog',
      lazyPage(async () => (await import('./blog/blog-section.js')).BlogSection),
    ),
  ),
  sectionRoute(
    adminPaths.studio,
    lazyPage(async () => (await import('./studio/studio-page.js')).StudioPage),
  ),
  sectionRoute(
    adminPaths.rules,
    lazyPage(async () => (await import('./studio/rules/rules-page.js')).RulesPage),
  ),
  sectionRoute(
    adminPaths.connections,
    lazyPage(async () => (await import('./connections/connections-page.js')).ConnectionsPage),
  ),
  sectionRoute(
    adminPaths.opening,
    lazyPage(async () => (await import('./opening/opening-page.js')).OpeningPage),
  ),
  sectionRoute(
    adminPaths.legal,
    lazyPage(async () => (await import('./legal/legal-page.js')).LegalPage),
  ),
  pageRoute(
    `${adminPaths.customers}/*`,
    whileAllowed(
      SECTION_RIGHTS[adminPaths.users],
      lazyPage(async () => (await import('./people/customer-page/customers-section.js')).CustomersSection),
    ),
  ),
  sectionRoute(
    adminPaths.users,
    lazyPage(async () => (await import('./people/users-page.js')).UsersPage),
  ),
  sectionRoute(
    adminPaths.admins,
    lazyPage(async () => (await import('./admins/admins-page.js')).AdminsPage),
  ),
  sectionRoute(
    adminPaths.security,
    lazyPage(async () => (await import('./security-center/security-page.js')).SecurityPage),
  ),
  sectionRoute(
    adminPaths.backups,
    lazyPage(async () => (await import('./operations/backups/backups-page.js')).BackupsPage),
  ),
  sectionRoute(
    adminPaths.jobs,
    lazyPage(async () => (await import('./operations/jobs/jobs-page.js')).JobsPage),
  ),
  sectionRoute(
    adminPaths.logs,
    lazyPage(async () => (await import('./activity-log/logs-page.js')).LogsPage),
  ),
  sectionRoute(
    adminPaths.profile,
    lazyPage(async () => (await import('./profile/profile-page.js')).ProfilePage),
  ),
];

export const adminRoutes: RouteObject[] = [
  ...printRoutes,
  {
    element: <AdminShell />,
    children: [
      // Specification 3, section 2: the first section.
      { path: adminPaths.home, element: <FirstSection /> },
      ...sections,
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
