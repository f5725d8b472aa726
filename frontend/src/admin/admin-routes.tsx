import type { RouteObject } from 'react-router-dom';
import { type LazyPage, lazyPage } from '../lib/navigation/lazy-page.js';
import { pageRoute } from '../lib/navigation/page-routes.js';
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
    lazyPage(() => import('./today/today-section.js'), 'TodaySection'),
  ),
  sectionRoute(
    adminPaths.dashboard,
    lazyPage(() => import('./dashboard/dashboard-page.js'), 'DashboardPage'),
  ),
  sectionRoute(
    `${adminPaths.orders}/*`,
    lazyPage(() => import('./orders/orders-page.js'), 'OrdersPage'),
  ),
  sectionRoute(
    adminPaths.ordersBasic,
    lazyPage(() => import('./orders/basic/orders-basic-page.js'), 'OrdersBasicPage'),
  ),
  sectionRoute(
    adminPaths.documents,
    lazyPage(() => import('./invoicing/documents-page.js'), 'DocumentsPage'),
  ),
  sectionRoute(
    adminPaths.dayClose,
    lazyPage(() => import('./reconciliation/day-close-page.js'), 'DayClosePage'),
  ),
  sectionRoute(
    adminPaths.returns,
    lazyPage(() => import('./returns/returns-page.js'), 'ReturnsPage'),
  ),
  sectionRoute(
    adminPaths.openHolds,
    lazyPage(() => import('./orders/open-holds/open-holds-page.js'), 'OpenHoldsPage'),
  ),
  sectionRoute(
    `${adminPaths.bookings}/*`,
    lazyPage(() => import('./bookings/bookings-page.js'), 'BookingsPage'),
  ),
  sectionRoute(
    adminPaths.bookingsBasic,
    lazyPage(() => import('./bookings/basic/bookings-basic-page.js'), 'BookingsBasicPage'),
  ),
  sectionRoute(
    `${adminPaths.notifications}/*`,
    lazyPage(() => import('./notifications/notifications-page.js'), 'NotificationsPage'),
  ),
  sectionRoute(
    adminPaths.informationRequests,
    whileInUse(
      'workshops',
      lazyPage(
        () => import('./workshops/information-requests/information-requests-page.js'),
        'InformationRequestsPage',
      ),
    ),
  ),
  sectionRoute(
    adminPaths.bulkOrders,
    whileInUse(
      'bulkOrders',
      lazyPage(() => import('./orders/bulk-orders/bulk-orders-page.js'), 'BulkOrdersPage'),
    ),
  ),
  sectionRoute(
    adminPaths.messaging,
    lazyPage(() => import('./messaging/messages/messaging-page.js'), 'MessagingPage'),
  ),
  sectionRoute(
    adminPaths.email,
    lazyPage(() => import('./messaging/email/email-page.js'), 'EmailPage'),
  ),
  sectionRoute(
    adminPaths.workshops,
    whileInUse(
      'workshops',
      lazyPage(() => import('./workshops/workshops-page.js'), 'WorkshopsPage'),
    ),
  ),
  sectionRoute(
    `${adminPaths.products}/*`,
    whileInUse(
      'shop',
      lazyPage(() => import('./catalog/products-section.js'), 'ProductsSection'),
    ),
  ),
  sectionRoute(
    adminPaths.counter,
    whileInUse(
      'shop',
      lazyPage(() => import('./counter/counter-page.js'), 'CounterPage'),
    ),
  ),
  sectionRoute(
    adminPaths.media,
    lazyPage(() => import('./media/media-page.js'), 'MediaPage'),
  ),
  sectionRoute(
    adminPaths.content,
    lazyPage(() => import('./content/content-page.js'), 'ContentPage'),
  ),
  sectionRoute(
    adminPaths.coupons,
    lazyPage(() => import('./coupons/coupons-page.js'), 'CouponsPage'),
  ),
  sectionRoute(
    `${adminPaths.blog}/*`,
    whileInUse(
      'blog',
      lazyPage(() => import('./blog/blog-section.js'), 'BlogSection'),
    ),
  ),
  sectionRoute(
    adminPaths.studio,
    lazyPage(() => import('./studio/studio-page.js'), 'StudioPage'),
  ),
  sectionRoute(
    adminPaths.rules,
    lazyPage(() => import('./studio/rules/rules-page.js'), 'RulesPage'),
  ),
  sectionRoute(
    adminPaths.connections,
    lazyPage(() => import('./connections/connections-page.js'), 'ConnectionsPage'),
  ),
  sectionRoute(
    adminPaths.opening,
    lazyPage(() => import('./opening/opening-page.js'), 'OpeningPage'),
  ),
  sectionRoute(
    adminPaths.legal,
    lazyPage(() => import('./legal/legal-page.js'), 'LegalPage'),
  ),
  pageRoute(
    `${adminPaths.customers}/*`,
    whileAllowed(
      SECTION_RIGHTS[adminPaths.users],
      lazyPage(() => import('./people/customer-page/customers-section.js'), 'CustomersSection'),
    ),
  ),
  sectionRoute(
    adminPaths.users,
    lazyPage(() => import('./people/users-page.js'), 'UsersPage'),
  ),
  sectionRoute(
    adminPaths.dataRequests,
    lazyPage(() => import('./data-requests/data-requests-page.js'), 'DataRequestsPage'),
  ),
  sectionRoute(
    adminPaths.admins,
    lazyPage(() => import('./admins/admins-page.js'), 'AdminsPage'),
  ),
  sectionRoute(
    adminPaths.security,
    lazyPage(() => import('./security-center/security-page.js'), 'SecurityPage'),
  ),
  sectionRoute(
    adminPaths.backups,
    lazyPage(() => import('./operations/backups/backups-page.js'), 'BackupsPage'),
  ),
  sectionRoute(
    adminPaths.jobs,
    lazyPage(() => import('./operations/jobs/jobs-page.js'), 'JobsPage'),
  ),
  sectionRoute(
    adminPaths.logs,
    lazyPage(() => import('./activity-log/logs-page.js'), 'LogsPage'),
  ),
  sectionRoute(
    adminPaths.profile,
    lazyPage(() => import('./profile/profile-page.js'), 'ProfilePage'),
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
