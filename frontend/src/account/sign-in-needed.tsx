import { chakra } from '@chakra-ui/react';
import { paths } from '../lib/navigation/paths.js';
import { useSignInPanel } from '../lib/account/sign-in-panel-context.js';
import { useDocumentTitle } from '../lib/navigation/use-document-title.js';
import { Button } from '../ui/button.js';
import { focusMain } from '../ui/focus-main.js';
import { SectionDrawing } from '../ui/section-drawing.js';
import { TextLink } from '../ui/text-link.js';

/** Replaces the account for visitors who are not signed in. After signing in they stay on the same page. */
export function SignInNeeded({ hasEnded }: { readonly hasEnded: boolean }) {
  useDocumentTitle('Hesabım');
  const { openSignIn } = useSignInPanel();
  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      textAlign="center"
      gap="3"
      py={{ base: '8', md: '12' }}
      role={hasEnded ? 'status' : undefined}
    >
      <SectionDrawing shape="mug" />
      <chakra.h1 textStyle="h2">Giriş Yapmanız Gerekiyor</chakra.h1>
      <chakra.p color="fg.muted" maxW="34em">
        {hasEnded
          ? 'Güvenliğiniz için oturumunuzu kapattık. Yeniden giriş yaptığınızda kaldığınız yerden devam edersiniz.'
          : 'Siparişlerinizi, biletlerinizi ve mesajlarınızı görmek için hesabınıza giriş yapın.'}
      </chakra.p>
      <chakra.div my="3">
        <Button onClick={() => openSignIn({ onSignedIn: focusMain })}>Giriş Yap</Button>
      </chakra.div>
      <chakra.p color="fg.muted">
        Üye olmadan mı sipariş verdiniz?{' '}
        <TextLink to={paths.trackOrder}>Siparişinizi numarasıyla bulun</TextLink>
      </chakra.p>
    </chakra.div>
  );
}
