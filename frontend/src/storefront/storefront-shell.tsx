import { chakra } from '@chakra-ui/react';
import { lazy, type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { CartPanelProvider } from '../lib/cart-panel-context.js';
import { usePressAgain } from '../lib/early-press.js';
import { fetchAhead } from '../lib/fetch-ahead.js';
import { isFromShelf } from '../lib/from-shelf.js';
import { lazyPage } from '../lib/lazy-page.js';
import { partBelow } from '../lib/part-below.js';
import { paths } from '../lib/paths.js';
import { usePrivacyConsent } from '../lib/privacy-consent.js';
import { type SignInRequest, SignInPanelProvider } from '../lib/sign-in-panel-context.js';
import { useScrollPlaces } from '../lib/scroll-places.js';
import { useCanonicalLink } from '../lib/use-canonical-link.js';
import { useSiteStatus } from '../lib/use-site-status.js';
import { Beside } from '../ui/beside.js';
import { ErrorBoundary } from '../ui/error-boundary.js';
import { ProblemPage } from '../ui/problem.js';
import { MAIN_CONTENT_ID, SkipLink } from '../ui/skip-link.js';
import { toast } from '../ui/toast.js';
import { ToastPlace } from '../ui/toast-place.js';
import { SiteNav } from './layout/site-nav.js';

const PageFoot = partBelow(async () => (await import('./layout/page-foot.js')).PageFoot);

const fetchCart = () => import('./cart/cart-drawer.js');
const fetchCheckout = () => import('./checkout/checkout-flow.js');

const CartDrawer = lazy(async () => ({ default: (await fetchCart()).CartDrawer }));
const CheckoutFlow = lazy(async () => ({ default: (await fetchCheckout()).CheckoutFlow }));

const fetchSignIn = () => import('./sign-in/sign-in-dialog.js');
const SignInDialog = lazy(async () => ({ default: (await fetchSignIn()).SignInDialog }));

export const MaintenancePage = lazyPage(
  async () => (await import('./maintenance/maintenance-page.js')).MaintenancePage,
);

const VisitCounter = lazy(async () => ({
  default: (await import('./layout/visit-counter.js')).VisitCounter,
}));

type Overlay = 'none' | 'cart' | 'checkout';

/** Every page of the shop, or what stands in its place while the shop is closed. */
export function StorefrontShell() {
  const { isInMaintenance } = useSiteStatus();
  const { key } = useLocation();
  useScrollPlaces();
  useCanonicalLink();
  return (
    <ErrorBoundary show={ProblemPage} place={key}>
      {isInMaintenance ? (
        <Suspense>
          <MaintenancePage />
        </Suspense>
      ) : (
        <Shop />
      )}
    </ErrorBoundary>
  );
}

/** What every page of the shop stands in: bar, footer, cart, checkout, signing in, messages. */
function Shop() {
  const isHome = useIsHome();
  const main = useRef<HTMLElement>(null);
  const page = useRef(typeof document === 'undefined' ? null : document.body);
  const { statistics: mayCount } = usePrivacyConsent();
  const [overlay, setOverlay] = useState<Overlay>('none');
  const [wasCartOpened, setCartOpened] = useState(false);
  const show = useCallback((next: Overlay) => {
    // 'Sepetinize eklendi' has nothing to add once the cart itself is open, and covers what is paid for.
    toast.dismiss();
    setOverlay(next);
  }, []);
  const openCart = useCallback(() => {
    setCartOpened(true);
    show('cart');
  }, [show]);
  const close = useCallback(() => setOverlay('none'), []);
  useEffect(() => fetchAhead([fetchCart, fetchCheckout, fetchSignIn]), []);
  const openCheckout = useCallback(() => show('checkout'), [show]);
  const [isSigningIn, setSigningIn] = useState(false);
  /** Null until somebody wants to sign in. */
  const [signInRequest, setSignInRequest] = useState<SignInRequest | null>(null);
  const openSignIn = useCallback((request: SignInRequest = {}) => {
    setSignInRequest(request);
    setSigningIn(true);
  }, []);
  const closeSignIn = useCallback(() => setSigningIn(false), []);
  const leaveForPage = useCallback(() => {
    setSigningIn(false);
    setOverlay('none');
  }, []);
  const signInPanel = useMemo(() => ({ openSignIn }), [openSignIn]);
  const isOpen = overlay !== 'none';
  const cartPanel = useMemo(() => ({ openCart, openCheckout, isOpen }), [openCart, openCheckout, isOpen]);
  return (
    <SignInPanelProvider value={signInPanel}>
      <CartPanelProvider value={cartPanel}>
        <PressedEarly place={page} />
        <SkipLink />
        <SiteNav isHome={isHome} onOpenCart={openCart} />
        {/* Tall enough from the start: what a page still loads pushes no footer down. */}
        <chakra.main
          ref={main}
          data-part=""
          id={MAIN_CONTENT_ID}
          tabIndex={-1}
          outline="none"
          minH="100dvh"
          _print={{ minH: 'auto' }}
        >
          <Suspense>
            <Outlet />
            <PressedEarly place={main} />
          </Suspense>
        </chakra.main>
        <PageFoot />
        {/* Apart, because a boundary that waits for the checkout would freeze the cart that is just leaving. */}
        <Beside>
          {wasCartOpened && (
            <CartDrawer open={overlay === 'cart'} onClose={close} onCheckout={openCheckout} />
          )}
        </Beside>
        <Beside>{overlay === 'checkout' && <CheckoutFlow onClose={close} />}</Beside>
        <Beside>
          {signInRequest !== null && (
            <SignInDialog
              open={isSigningIn}
              onClose={closeSignIn}
              onLeave={leaveForPage}
              onSignedIn={signInRequest.onSignedIn}
            />
          )}
        </Beside>
        <ToastPlace />
        <Beside>{mayCount && <VisitCounter />}</Beside>
      </CartPanelProvider>
    </SignInPanelProvider>
  );
}

/** What was pressed in vain before this stood. */
function PressedEarly({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  usePressAgain(place);
  return null;
}

/** A product's address shows the home page with a popup over it. */
function useIsHome(): boolean {
  const home = useMatch(paths.home);
  const product = useMatch(paths.product(':slug'));
  const location = useLocation();
  return home !== null || (product !== null && isFromShelf(location.state));
}
