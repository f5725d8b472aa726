import type { RouteObject } from 'react-router-dom';
import { accountRoutes } from '../account/account-routes.js';
import { lazyPage } from '../lib/navigation/lazy-page.js';
import { pageRoute } from '../lib/navigation/page-routes.js';
import { paths } from '../lib/navigation/paths.js';
import { HomePage, ListUnderProduct, ProductPage, ProductRoute, ShelfPage } from './list-or-product.js';
import { StorefrontShell } from './storefront-shell.js';
import { NotFoundPage, whileInUse } from './while-in-use.js';

const WorkshopsPage = lazyPage(() => import('./workshops/workshops-page.js'), 'WorkshopsPage');
const BlogPage = lazyPage(() => import('./blog/blog-page.js'), 'BlogPage');
const BlogPostPage = lazyPage(() => import('./blog/post/blog-post-page.js'), 'BlogPostPage');
const OrderPage = lazyPage(() => import('./orders/order/order-page.js'), 'OrderPage');
const TicketPage = lazyPage(() => import('./bookings/ticket/ticket-page.js'), 'TicketPage');
const GuestFormPage = lazyPage(() => import('./bookings/guests/guest-form-page.js'), 'GuestFormPage');
const ChangesPage = lazyPage(() => import('./bookings/changes/changes-page.js'), 'ChangesPage');
const ChoicePage = lazyPage(() => import('./bookings/choice/choice-page.js'), 'ChoicePage');
const PaymentLinkPage = lazyPage(
  () => import('./checkout/payment-link/payment-link-page.js'),
  'PaymentLinkPage',
);
const WaitingListPage = lazyPage(() => import('./waiting-list/waiting-list-page.js'), 'WaitingListPage');
const AuthPage = lazyPage(() => import('./people/sign-in/auth-page.js'), 'AuthPage');
const EmailVerificationPage = lazyPage(
  () => import('./people/email-verification/email-verification-page.js'),
  'EmailVerificationPage',
);
const ForgotPasswordPage = lazyPage(
  () => import('./people/password-reset/forgot-password-page.js'),
  'ForgotPasswordPage',
);
const ResetPasswordPage = lazyPage(
  () => import('./people/password-reset/reset-password-page.js'),
  'ResetPasswordPage',
);
const UnlockSignInPage = lazyPage(
  () => import('./people/sign-in/unlock-sign-in-page.js'),
  'UnlockSignInPage',
);
const TrackOrderPage = lazyPage(() => import('./orders/tracking/track-order-page.js'), 'TrackOrderPage');
const AskDataRequestPage = lazyPage(
  () => import('./data-requests/ask-data-request-page.js'),
  'AskDataRequestPage',
);
const DataRequestPage = lazyPage(() => import('./data-requests/data-request-page.js'), 'DataRequestPage');
const PrivacyPage = lazyPage(() => import('./content/policy/policy-page.js'), 'PrivacyPage');
const DeliveryPage = lazyPage(() => import('./content/policy/policy-page.js'), 'DeliveryPage');
const ContractPage = lazyPage(() => import('./content/policy/policy-page.js'), 'ContractPage');
const GuaranteePage = lazyPage(() => import('./content/policy/policy-page.js'), 'GuaranteePage');
const AccessibilityPage = lazyPage(() => import('./content/policy/policy-page.js'), 'AccessibilityPage');
const ImprintPage = lazyPage(() => import('./content/imprint/imprint-page.js'), 'ImprintPage');
const ConfirmNewsletterPage = lazyPage(
  () => import('./messaging/newsletter/confirm-newsletter-page.js'),
  'ConfirmNewsletterPage',
);
const UnsubscribePage = lazyPage(
  () => import('./messaging/newsletter/unsubscribe-page.js'),
  'UnsubscribePage',
);
const CommunicationChoicesPage = lazyPage(
  () => import('./messaging/preferences/communication-choices-page.js'),
  'CommunicationChoicesPage',
);
const LeaveStockWishesPage = lazyPage(
  () => import('./catalog/stock-wishes/leave-stock-wishes-page.js'),
  'LeaveStockWishesPage',
);

export const storefrontRoutes: RouteObject[] = [
  {
    element: <StorefrontShell />,
    children: [
      {
        element: <ListUnderProduct />,
        children: [
          { path: paths.home, element: null, handle: HomePage },
          { path: paths.shelf, element: null, handle: ShelfPage },
          { path: paths.product(':slug'), element: <ProductRoute />, handle: ProductPage },
        ],
      },
      pageRoute(paths.workshops, whileInUse('workshops', WorkshopsPage)),
      pageRoute(paths.blog, whileInUse('blog', BlogPage)),
      pageRoute(paths.blogPost(':slug'), whileInUse('blog', BlogPostPage)),
      pageRoute(paths.order(':orderId'), OrderPage),
      pageRoute(paths.ticket(':bookingId'), TicketPage),
      pageRoute(paths.seatTicket, TicketPage),
      pageRoute(paths.guestForm, GuestFormPage),
      pageRoute(paths.guestChanges, ChangesPage),
      pageRoute(paths.guestChoice, ChoicePage),
      pageRoute(paths.paymentLink, PaymentLinkPage),
      pageRoute(paths.waitingList, WaitingListPage),
      pageRoute(paths.auth, AuthPage),
      pageRoute(paths.emailVerification, EmailVerificationPage),
      pageRoute(paths.forgotPassword, ForgotPasswordPage),
      pageRoute(paths.resetPassword, ResetPasswordPage),
      pageRoute(paths.unlockSignIn, UnlockSignInPage),
      pageRoute(paths.trackOrder, TrackOrderPage),
      pageRoute(paths.askDataRequest, AskDataRequestPage),
      pageRoute(paths.dataRequest, DataRequestPage),
      pageRoute(paths.policy('privacy'), PrivacyPage),
      pageRoute(paths.policy('delivery'), DeliveryPage),
      pageRoute(paths.policy('contract'), ContractPage),
      pageRoute(paths.policy('guarantee'), GuaranteePage),
      pageRoute(paths.policy('accessibility'), AccessibilityPage),
      pageRoute(paths.imprint, ImprintPage),
      pageRoute(paths.confirmNewsletter, whileInUse('newsletter', ConfirmNewsletterPage)),
      pageRoute(paths.unsubscribe, UnsubscribePage),
      pageRoute(paths.communicationChoices, CommunicationChoicesPage),
      pageRoute(paths.leaveStockWishes, LeaveStockWishesPage),
      accountRoutes,
      pageRoute('*', NotFoundPage),
    ],
  },
];
