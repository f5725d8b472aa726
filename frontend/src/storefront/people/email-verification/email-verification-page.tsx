import '../../../lib/forms/class-metadata.js';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/navigation/paths.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { NarrowPage } from '../../../ui/narrow-page.js';
import { VerificationForm } from './verification-form.js';
import { readVerificationState } from './verification-state.js';

export function EmailVerificationPage() {
  useDocumentTitle('E-posta doğrulama');
  const state = readVerificationState(useLocation().state);
  if (state === null) return <Navigate to={paths.auth} replace />;
  return (
    <NarrowPage
      title="E-postanızı doğrulayın"
      lead={
        <>
          6 haneli bir kodu <strong>{state.email}</strong> adresine gönderdik. Birkaç dakika içinde gelmezse
          istenmeyen postalarınıza da bakın.
        </>
      }
    >
      <VerificationForm {...state} />
    </NarrowPage>
  );
}
