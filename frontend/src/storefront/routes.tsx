import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { accountRoutes } from '../account/account-routes.js';
import { paths } from '../lib/paths.js';
import { HomePage } from './home/home-page.js';
import { ProblemPage } from './problem/problem-page.js';
import { StorefrontShell } from './storefront-shell.js';

const ProductPopup = lazy(async () => ({
  default: (await import('./product/product-popup.js')).ProductPopup,
}));
const OrderPage = lazy(async () => ({ default: (await import('./order/order-page.js')).OrderPage }));
const TicketPage = lazy(async () => ({ default: (await import('./ticket/ticket-page.js')).TicketPage }));
const AuthPage = lazy(async () => ({ default: (await import('./sign-in/auth-page.js')).AuthPage }));
const EmailVerificationPage = lazy(async () => ({
  default: (await import('./email-verification/email-verification-page.js')).EmailVerificationPage,
}));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./password-reset/forgot-password-page.js')).ForgotPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./password-reset/reset-password-page.js')).ResetPasswordPage,
}));
const TrackOrderPage = lazy(async () => ({
  default: (await import('./tracking/track-order-page.js')).TrackOrderPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found/not-found-page.js')).NotFoundPage,
}));

/** Pages whose code comes when they are opened. */
const LATER = [
  { path: paths.auth, Page: AuthPage },
  { path: paths.emailVerification, Page: EmailVerificationPage },
  { path: paths.forgotPassword, Page: ForgotPasswordPage },
  { path: paths.resetPassword, Page: ResetPasswordPage },
  { path: paths.trackOrder, Page: TrackOrderPage },
  { path: '*', Page: NotFoundPage },
];

export const storefrontRoutes: RouteObject[] = [
  {
    element: <StorefrontShell />,
    errorElement: <ProblemPage />,
    hydrateFallbackElement: <></>,
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
        // Long, and shared by its days: a reload finds its place only in a page that stands before it is scrolled.
        lazy: async () => ({ Component: (await import('./workshops/workshops-page.js')).WorkshopsPage }),
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
      ...LATER.map(({ path, Page }) => ({
        path,
        element: (
          <Suspense>
            <Page />
          </Suspense>
        ),
      })),
      accountRoutes,
    ],
  },
];
