import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { type Location, Navigate, useLocation, useRoutes } from 'react-router-dom';
import { ConfirmViewport } from '../ui/confirm-dialog.js';
import { SetAside } from '../ui/set-aside.js';
import { letErrorsClose } from '../ui/toast.js';
import { ToastPlace } from '../ui/toast-place.js';
import { adminRoutes } from './admin-routes.js';
import { adminPaths } from './lib/admin-paths.js';
import { useSessionEnd } from './lib/use-session-end.js';
import { isSignIn } from './lib/way-back.js';
import { RequireAdmin } from './require-admin.js';
import { SignInPage } from './sign-in/sign-in-page.js';

/** As it was called once (specification 2, section 2). */
const OLD_SIGN_IN = '/admin-login';

/** The back office: a site of its own beside the shop, so that no visitor loads a line of it. */
export function AdminApp() {
  const location = useLocation();
  const leftAt = useSessionEnd();
  useEffect(letErrorsClose, []);
  const isAside = isSignIn(location);
  const shownAt = isAside ? leftAt : location;
  if (location.pathname === OLD_SIGN_IN) return <Navigate to={adminPaths.signIn} replace />;
  return (
    <>
      {isAside && <SignInPage isReturning={leftAt !== null} />}
      {shownAt !== null && (
        // Whoever has to sign in again finds everything as it was, and what they were writing.
        <chakra.div hidden={isAside} inert={isAside}>
          <SetAside value={isAside}>
            <RequireAdmin>
              <BackOffice location={shownAt} />
            </RequireAdmin>
            <ConfirmViewport />
          </SetAside>
        </chakra.div>
      )}
      <ToastPlace />
    </>
  );
}

function BackOffice({ location }: { readonly location: Location }) {
  return useRoutes(adminRoutes, location);
}
