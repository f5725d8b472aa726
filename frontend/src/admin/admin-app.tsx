import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { type Location, Navigate, useLocation, useRoutes } from 'react-router-dom';
import { ConfirmViewport } from '../ui/confirm-dialog.js';
import { HiddenPage } from '../ui/hidden-page.js';
import { ReturnFocus } from '../ui/return-focus.js';
import { letErrorsClose } from '../ui/toast.js';
import { ToastRegion } from '../ui/toast-region.js';
import { adminRoutes } from './admin-routes.js';
import { adminPaths } from './lib/admin-paths.js';
import { useFocusTrail, useReturnFocus } from './lib/use-return-focus.js';
import { useSessionExpiry } from './lib/use-session-expiry.js';
import { isSignIn } from './lib/return-path.js';
import { RequireAdmin } from './require-admin.js';
import { FirstAdminPage } from './sign-in/first-admin/first-admin-page.js';
import { SignInPage } from './sign-in/sign-in-page.js';
import { UnlockPage } from './sign-in/unlock-page.js';

/** The former path of the sign-in page (specification 2, section 2). */
const OLD_SIGN_IN = '/admin-login';

/** The back office is a separate site, so that visitors load none of its code. */
export function AdminApp() {
  const location = useLocation();
  const leftAt = useSessionExpiry();
  useEffect(letErrorsClose, []);
  useFocusTrail();
  const isPageHidden = isSignIn(location);
  const shownAt = isPageHidden ? leftAt : location;
  if (location.pathname === OLD_SIGN_IN) return <Navigate to={adminPaths.signIn} replace />;
  if (location.pathname === adminPaths.unlock) return <UnlockPage />;
  if (location.pathname === adminPaths.firstAdmin) return <FirstAdminPage />;
  return (
    <>
      {isPageHidden && <SignInPage isReturning={leftAt !== null} />}
      {shownAt !== null && (
        // The page stays mounted during a new sign-in, so that nothing typed is lost.
        <chakra.div hidden={isPageHidden} inert={isPageHidden}>
          <HiddenPage value={isPageHidden}>
            <ReturnFocus value={useReturnFocus}>
              <RequireAdmin>
                <BackOffice location={shownAt} />
              </RequireAdmin>
              <ConfirmViewport />
            </ReturnFocus>
          </HiddenPage>
        </chakra.div>
      )}
      <ToastRegion />
    </>
  );
}

function BackOffice({ location }: { readonly location: Location }) {
  return useRoutes(adminRoutes, location);
}
