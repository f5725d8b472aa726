import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../lib/navigation/lazy-page.js';
import { pageRoute } from '../lib/navigation/page-routes.js';
import { paths } from '../lib/navigation/paths.js';

const AccountPage = lazyPage(() => import('./account-page.js'), 'AccountPage');
const OrdersTab = lazyPage(() => import('./orders/orders-tab.js'), 'OrdersTab');
const BookingsTab = lazyPage(() => import('./bookings/bookings-tab.js'), 'BookingsTab');
const MessagesTab = lazyPage(() => import('./messages/messages-tab.js'), 'MessagesTab');
const ProfileTab = lazyPage(() => import('./profile/profile-tab.js'), 'ProfileTab');

/** The account's code is loaded when the account is opened. */
export const accountRoutes: RouteObject = pageRoute(paths.account, AccountPage, [
  pageRoute('', OrdersTab),
  pageRoute(paths.accountBookings, BookingsTab),
  pageRoute(paths.accountMessages, MessagesTab),
  pageRoute(paths.accountProfile, ProfileTab),
]);
