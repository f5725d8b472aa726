import { chakra } from '@chakra-ui/react';
import { lazy, type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { CartPanelProvider } from '../lib/cart/cart-panel-context.js';
import { useEventReplay } from '../lib/rendering/event-replay.js';
import { prefetchWhenIdle } from '../lib/navigation/prefetch.js';
import { productListUnder } from '../lib/navigation/from-product-list.js';
import { lazySection } from '../lib/navigation/lazy-section.js';
import { paths } from '../lib/navigation/paths.js';
import { type SignInRequest, SignInPanelProvider } from '../lib/account/sign-in-panel-context.js';
import { useReloadedCheckout } from '../lib/orders/use-reloaded-checkout.js';
import { useReturnFromBank } from '../lib/orders/use-return-from-bank.js';
import { LazyBoundary } from '../ui/lazy-boundary.js';
import { MAIN_CONTENT_ID, SkipLink } from '../ui/skip-link.js';
import { toast } from '../ui/toast.js';
import { ToastRegion } from '../ui/toast-region.js';
import { SiteNav } from './layout/site-nav.js';

const PageFoot = lazySection(async () => (await import('./layout/page-foot.js')).PageFoot);

const fetchCart = () => import('./cart/cart-drawer.js');
const fetchCheckout = () => import('./checkout/checkout-flow.js');

const CartDrawer = lazy(async () => ({ default: (await fetchCart()).CartDrawer }));
const CheckoutFlow = lazy(async () => ({ default: (await fetchCheckout()).CheckoutFlow }));

const fetchSignIn = () => import('./people/sign-in/sign-in-dialog.js');
const SignInDialog = lazy(async () => ({ default: (await fetchSignIn()).SignInDialog }));

type Overlay = 'none' | 'cart' | 'checkout';

/** The frame of every page of the shop: bar, footer, cart, checkout, sign-in and toasts. */
export function Shop() {
  const isHome = useIsHome();
  const main = useRef<HTMLElement>(null);
  const page = useRef(typeof document === 'undefined' ? null : document.body);
  const [overlay, setOverlay] = useState<Overlay>('none');
  const [wasCartOpened, setCartOpened] = useState(false);
  const show = useCallback((next: Overlay) => {
    // The toast 'Sepetinize eklendi' is redundant once the cart is open, and would cover it.
    toast.dismiss();
    setOverlay(next);
  }, []);
  const openCart = useCallback(() => {
    setCartOpened(true);
    show('cart');
  }, [show]);
  const close = useCallback(() => setOverlay('none'), []);
  useEffect(() => prefetchWhenIdle([fetchCart, fetchCheckout, fetchSignIn]), []);
  /** How often the buyer came back from the bank without an answer; each time the checkout begins anew. */
  const [bankReturns, setBankReturns] = useState(0);
  const openCheckout = useCallback(() => {
    setBankReturns(0);
    show('checkout');
  }, [show]);
  useReturnFromBank(() => {
    setBankReturns((count) => count + 1);
    show('checkout');
  });
  useReloadedCheckout(overlay === 'checkout', openCheckout);
  const [isSigningIn, setSigningIn] = useState(false);
  /** Null until the visitor wants to sign in. */
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
        <EventReplay place={page} />
        <SkipLink />
        <SiteNav isHome={isHome} onOpenCart={openCart} />
        {/* As tall as the screen from the start, so that loading content does not push the footer down. */}
        <chakra.main
          ref={main}
          data-island=""
          id={MAIN_CONTENT_ID}
          tabIndex={-1}
          outline="none"
          minH="100dvh"
          _print={{ minH: 'auto' }}
        >
          <Suspense>
            <Outlet />
            <EventReplay place={main} />
          </Suspense>
        </chakra.main>
        <PageFoot />
        {/* A separate boundary, because one that waits for the checkout would freeze the closing cart. */}
        <LazyBoundary>
          {wasCartOpened && (
            <CartDrawer open={overlay === 'cart'} onClose={close} onCheckout={openCheckout} />
          )}
        </LazyBoundary>
        <LazyBoundary>
          {overlay === 'checkout' && (
            <CheckoutFlow key={bankReturns} isBackFromBank={bankReturns > 0} onClose={close} />
          )}
        </LazyBoundary>
        <LazyBoundary>
          {signInRequest !== null && (
            <SignInDialog
              open={isSigningIn}
              onClose={closeSignIn}
              onLeave={leaveForPage}
              onSignedIn={signInRequest.onSignedIn}
            />
          )}
        </LazyBoundary>
        <ToastRegion />
      </CartPanelProvider>
    </SignInPanelProvider>
  );
}

/** Replays a press once its siblings are hydrated. */
function EventReplay({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  useEventReplay(place);
  return null;
}

/** True for the home page, also when a product's pop-up is open over it. */
function useIsHome(): boolean {
  const home = useMatch(paths.home);
  const location = useLocation();
  return home !== null || productListUnder(location.state) === paths.home;
}
