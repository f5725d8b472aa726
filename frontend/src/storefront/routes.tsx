import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths.js';
import { HomePage } from './home/home-page.js';
import { NotFoundPage } from './not-found/not-found-page.js';
import { ProblemPage } from './problem/problem-page.js';
import { StorefrontShell } from './storefront-shell.js';

const ProductPopup = lazy(async () => ({
  default: (await import('./product/product-popup.js')).ProductPopup,
}));
const WorkshopsPage = lazy(async () => ({
  default: (await import('./workshops/workshops-page.js')).WorkshopsPage,
}));
const OrderPage = lazy(async () => ({ default: (await import('./order/order-page.js')).OrderPage }));
const TicketPage = lazy(async () => ({ default: (await import('./ticket/ticket-page.js')).TicketPage }));

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
            element: (
              <Suspense>
                <ProductPopup />
              </Suspense>
            ),
          },
        ],
      },
      {
        path: paths.workshops,
        element: (
          <Suspense>
            <WorkshopsPage />
          </Suspense>
        ),
      },
      {
        path: paths.order(':orderId'),
        element: (
          <Suspense>
            <OrderPage />
          </Suspense>
        ),
      },
      {
        path: paths.ticket(':bookingId'),
        element: (
          <Suspense>
            <TicketPage />
          </Suspense>
        ),
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
