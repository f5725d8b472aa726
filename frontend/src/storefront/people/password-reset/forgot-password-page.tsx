import '../../../lib/forms/class-metadata.js';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ACCOUNT_ERRORS } from '@contract/people/accounts.errors.js';
import { paths } from '../../../lib/navigation/paths.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { useSiteStatus } from '../../../lib/site/use-site-status.js';
import { NarrowPage } from '../../../ui/narrow-page.js';
import { Note } from '../../../ui/note.js';
import { StudioPhone } from '../../../ui/studio-phone.js';
import { TextLink } from '../../../ui/text-link.js';
import { ForgotPasswordForm } from './forgot-password-form.js';
import { ResetLinkSent } from './reset-link-sent.js';

export function ForgotPasswordPage() {
  useDocumentTitle('Şifremi unuttum');
  const { isPasswordResetOpen } = useSiteStatus();
  const { email = '' } = (useLocation().state ?? {}) as { readonly email?: string };
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isFirst, setFirst] = useState(true);
  if (!isPasswordResetOpen) return <Closed />;
  if (sentTo !== null) {
    const retry = () => {
      setFirst(false);
      setSentTo(null);
    };
    return <ResetLinkSent email={sentTo} onRetry={retry} />;
  }
  return (
    <NarrowPage
      title="Şifrenizi mi unuttunuz?"
      lead="E-posta adresinizi yazın, yeni şifre belirlemeniz için size bir bağlantı gönderelim."
    >
      <ForgotPasswordForm email={isFirst ? email : ''} onSent={setSentTo} />
      <p>
        <TextLink to={paths.auth}>Giriş sayfasına dönün</TextLink>
      </p>
    </NarrowPage>
  );
}

function Closed() {
  return (
    <NarrowPage title="Şifrenizi mi unuttunuz?">
      <Note>
        {ACCOUNT_ERRORS.reset_closed.message} <StudioPhone />
      </Note>
    </NarrowPage>
  );
}
