import type { RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths.js';

/** The account's code comes when it is opened; a part's together with the page around it. */
export const accountRoutes: RouteObject = {
  path: paths.account,
  lazy: async () => ({ Component: (await import('./account-page.js')).AccountPage }),
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./orders/orders-tab.js')).OrdersTab }),
    },
    {
      path: paths.accountBookings,
      lazy: async () => ({ Component: (await import('./bookings/bookings-tab.js')).BookingsTab }),
    },
    {
      path: paths.accountMessages,
      lazy: async () => ({ Component: (await import('./messages/messages-tab.js')).MessagesTab }),
    },
    {
      path: paths.accountProfile,
      lazy: async () => ({ Component: (await import('./profile/profile-tab.js')).ProfileTab }),
    },
  ],
};
