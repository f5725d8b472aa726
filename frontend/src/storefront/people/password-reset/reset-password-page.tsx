import { chakra } from '@chakra-ui/react';
import { ACCOUNT_ERRORS } from '@contract/people/accounts.errors.js';
import { paths } from '../../../lib/navigation/paths.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorState } from '../../../ui/error-state.js';
import { NarrowPage } from '../../../ui/narrow-page.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { NewPasswordForm } from './new-password-form.js';
import { useResetToken, type ValidLink } from './use-reset-token.js';

/** A used link no longer says of which kind it was. */
const VALIDITY =
  'Her bağlantı bir kez kullanılır. Şifre yenileme bağlantıları bir saat, hesabı geri alma bağlantıları 7 gün geçerlidir.';

/** The page that the reset mail links to, and the mail about a changed address. The link is checked before the form is shown. */
export function ResetPasswordPage() {
  useDocumentTitle('Yeni şifre');
  const { link, invalidate } = useResetToken();
  return (
    <>
      {/* The address contains a secret until it is removed. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex, nofollow" />
      {link.status === 'checking' && <Checking />}
      {link.status === 'invalid' && <InvalidLink />}
      {link.status === 'unknown' && (
        <NarrowPage title="Yeni şifre">
          <ErrorState title={link.problem} text="Bağlantınız geçerliliğini koruyor." onRetry={link.retry} />
        </NarrowPage>
      )}
      {link.status === 'valid' && (
        <NarrowPage
          title={link.restoresEmail ? 'Hesabınızı geri alın' : 'Yeni şifre'}
          lead={<Lead {...link} />}
        >
          <NewPasswordForm link={link} onInvalid={invalidate} />
        </NarrowPage>
      )}
    </>
  );
}

function Lead({ userName, email, restoresEmail }: ValidLink) {
  if (!restoresEmail) {
    return (
      <>
        Merhaba {userName}, <strong>{email}</strong> için yeni şifrenizi belirleyin.
      </>
    );
  }
  return (
    <>
      Merhaba {userName}, yeni bir şifre belirleyin. Kaydettiğinizde hesabınızın e-posta adresi yeniden{' '}
      <strong>{email}</strong> olur ve açık bütün oturumlar kapanır.
    </>
  );
}

function InvalidLink() {
  return (
    <chakra.div pt={{ base: '4', md: '10' }} pb="24" px="gutter">
      <EmptyState
        shape="bowl"
        titleAs="h1"
        title="Geçersiz Bağlantı"
        text={`${ACCOUNT_ERRORS.reset_link_invalid.message}. ${VALIDITY}`}
        action={
          <ButtonLink to={paths.forgotPassword} variant="outline">
            Yeni Bağlantı İsteyin
          </ButtonLink>
        }
      />
    </chakra.div>
  );
}

function Checking() {
  return (
    <NarrowPage title="Yeni şifre" lead={<Skeleton as="span" h="6" w="80%" />}>
      <VisuallyHidden role="status">Bağlantınız kontrol ediliyor</VisuallyHidden>
      {['Şifre', 'Tekrar'].map((field) => (
        <chakra.div key={field} display="grid" gap="1.5">
          <Skeleton h="5" w="30%" />
          <Skeleton h="12" />
        </chakra.div>
      ))}
      <Skeleton h="14" />
    </NarrowPage>
  );
}
