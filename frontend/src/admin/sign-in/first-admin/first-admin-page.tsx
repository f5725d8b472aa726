import '../../../lib/forms/class-metadata.js';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeError } from '../../../lib/server/describe-error.js';
import { errorCodeOf } from '../../../lib/server/error-code.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { SignInFrame } from '../sign-in-frame.js';
import { SignInHead } from '../sign-in-head.js';
import { useSetAdmin } from '../use-set-admin.js';
import { FirstAdminForm } from './first-admin-form.js';
import { useFirstAdminToken } from './use-first-admin-token.js';

/** The page of the address that a new shop prints: its owner makes the first admin and is signed in. */
export function FirstAdminPage() {
  useDocumentTitle('Kurulum');
  return (
    <SignInFrame>
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex, nofollow" />
      <FirstAdmin token={useFirstAdminToken()} />
    </SignInFrame>
  );
}

function FirstAdmin({ token }: { readonly token: string }) {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const enter = useSetAdmin();
  const {
    mutate: check,
    isSuccess,
    error,
  } = useMutation({ mutationFn: () => client.firstAdmin.check.mutate({ token }) });
  useEffect(check, [check]);
  if (isSuccess) {
    return (
      <FirstAdminForm
        token={token}
        onMade={(admin) => void enter(admin).then(() => navigate(adminPaths.opening, { replace: true }))}
      />
    );
  }
  if (error) return <Refused error={error} onRetry={check} />;
  return <VisuallyHidden role="status">Kurulum adresi denetleniyor</VisuallyHidden>;
}

function Refused({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const code = errorCodeOf(error);
  if (code === 'first_admin_exists') {
    return (
      <>
        <SignInHead id="first-admin" title="Kurulum yapılmış" lead={describeError(error).message} />
        <ButtonLink to={adminPaths.signIn}>Girişe Geçin</ButtonLink>
      </>
    );
  }
  if (code === 'first_admin_link_invalid' || code === 'invalid_input') {
    return (
      <SignInHead
        id="first-admin"
        title="Geçersiz adres"
        lead="Dükkân her başladığında kayıtlarına yeni bir kurulum adresi yazar; yalnızca sonuncusu geçerlidir. O adresi bütünüyle kopyalayıp açın."
      />
    );
  }
  return (
    <>
      <SignInHead id="first-admin" title="Adres denetlenemedi" lead={describeError(error).message} />
      <Button onClick={onRetry}>Yeniden Deneyin</Button>
    </>
  );
}
