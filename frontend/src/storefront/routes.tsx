import type { RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths.js';
import { HomePage } from './home/home-page.js';
import { NotFoundPage } from './not-found/not-found-page.js';
import { ProblemPage } from './problem/problem-page.js';
import { StorefrontShell } from './storefront-shell.js';

export const storefrontRoutes: RouteObject[] = [
  {
    element: <StorefrontShell />,
    errorElement: <ProblemPage />,
    children: [
      {
        path: paths.home,
        element: <HomePage />,
        children: [
          {
            path: paths.product(':slug'),
            lazy: async () => ({ Component: (await import('./product/product-popup.js')).ProductPopup }),
          },
        ],
      },
      {
        path: paths.order(':orderId'),
        lazy: async () => ({ Component: (await import('./order/order-page.js')).OrderPage }),
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
