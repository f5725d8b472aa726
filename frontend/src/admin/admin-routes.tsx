import { Navigate, type RouteObject } from 'react-router-dom';
import { lazyPage } from '../lib/lazy-page.js';
import { pageRoute } from '../lib/page-routes.js';
import { adminPaths } from './lib/admin-paths.js';
import { AdminShell } from './shell/admin-shell.js';
import { NotFoundPage } from './shell/not-found-page.js';
import { whileInUse } from './shell/while-in-use.js';

/** Each section has its own code and defines the routes below its address. */
const sections: RouteObject[] = [
  pageRoute(
    adminPaths.dashboard,
    lazyPage(async () => (await import('./dashboard/dashboard-page.js')).DashboardPage),
  ),
  pageRoute(
    `${adminPaths.orders}/*`,
    lazyPage(async () => (await import('./orders/orders-page.js')).OrdersPage),
  ),
  pageRoute(
    adminPaths.ordersBasic,
    lazyPage(async () => (await import('./orders/basic/orders-basic-page.js')).OrdersBasicPage),
  ),
  pageRoute(
    adminPaths.openHolds,
    lazyPage(async () => (await import('./orders/open-holds/open-holds-page.js')).OpenHoldsPage),
  ),
  pageRoute(
    `${adminPaths.bookings}/*`,
    lazyPage(async () => (await import('./bookings/bookings-page.js')).BookingsPage),
  ),
  pageRoute(
    adminPaths.bookingsBasic,
    lazyPage(async () => (await import('./bookings/basic/bookings-basic-page.js')).BookingsBasicPage),
  ),
  pageRoute(
    `${adminPaths.notifications}/*`,
    lazyPage(async () => (await import('./notifications/notifications-page.js')).NotificationsPage),
  ),
  pageRoute(
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
  pageRoute(
    adminPaths.bulkOrders,
    whileInUse(
      'bulkOrders',
      lazyPage(async () => (await import('./orders/bulk-orders/bulk-orders-page.js')).BulkOrdersPage),
    ),
  ),
  pageRoute(
    adminPaths.messaging,
    lazyPage(async () => (await import('./messaging/messages/messaging-page.js')).MessagingPage),
  ),
  pageRoute(
    adminPaths.email,
    lazyPage(async () => (await import('./messaging/email/email-page.js')).EmailPage),
  ),
  pageRoute(
    adminPaths.workshops,
    whileInUse(
      'workshops',
      lazyPage(async () => (await import('./workshops/workshops-page.js')).WorkshopsPage),
    ),
  ),
  pageRoute(
    `${adminPaths.products}/*`,
    whileInUse(
      'shop',
      lazyPage(async () => (await import('./catalog/products-section.js')).ProductsSection),
    ),
  ),
  pageRoute(
    adminPaths.media,
    lazyPage(async () => (await import('./media/media-page.js')).MediaPage),
  ),
  pageRoute(
    adminPaths.content,
    lazyPage(async () => (await import('./content/content-page.js')).ContentPage),
  ),
  pageRoute(
    adminPaths.coupons,
    lazyPage(async () => (await import('./coupons/coupons-page.js')).CouponsPage),
  ),
  pageRoute(
    `${adminPaths.blog}/*`,
    whileInUse(
      'blog',
      lazyPage(async () => (await import('./blog/blog-section.js')).BlogSection),
    ),
  ),
  pageRoute(
    adminPaths.studio,
    lazyPage(async () => (await import('./studio/studio-page.js')).StudioPage),
  ),
  pageRoute(
    adminPaths.rules,
    lazyPage(async () => (await import('./studio/rules/rules-page.js')).RulesPage),
  ),
  pageRoute(
    adminPaths.connections,
    lazyPage(async () => (await import('./connections/connections-page.js')).ConnectionsPage),
  ),
  pageRoute(
    adminPaths.opening,
    lazyPage(async () => (await import('./opening/opening-page.js')).OpeningPage),
  ),
  pageRoute(
    adminPaths.legal,
    lazyPage(async () => (await import('./legal/legal-page.js')).LegalPage),
  ),
  pageRoute(
    adminPaths.users,
    lazyPage(async () => (await import('./people/users-page.js')).UsersPage),
  ),
  pageRoute(
    adminPaths.admins,
    lazyPage(async () => (await import('./admins/admins-page.js')).AdminsPage),
  ),
  pageRoute(
    adminPaths.security,
    lazyPage(async () => (await import('./security-center/security-page.js')).SecurityPage),
  ),
  pageRoute(
    adminPaths.backups,
    lazyPage(async () => (await import('./operations/backups/backups-page.js')).BackupsPage),
  ),
  pageRoute(
    adminPaths.jobs,
    lazyPage(async () => (await import('./operations/jobs/jobs-page.js')).JobsPage),
  ),
  pageRoute(
    adminPaths.logs,
    lazyPage(async () => (await import('./activity-log/logs-page.js')).LogsPage),
  ),
  pageRoute(
    adminPaths.profile,
    lazyPage(async () => (await import('./profile/profile-page.js')).ProfilePage),
  ),
];

export const adminRoutes: RouteObject[] = [
  {
    element: <AdminShell />,
    children: [
      // Specification 3, section 2: the first section.
      { path: adminPaths.home, element: <Navigate to={adminPaths.orders} replace /> },
      ...sections,
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
