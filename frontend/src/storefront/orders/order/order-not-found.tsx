import { paths } from '../../../lib/navigation/paths.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { useSession } from '../../../lib/account/use-session.js';
import { useSignInPanel } from '../../../lib/account/sign-in-panel-context.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { TextLink } from '../../../ui/text-link.js';

/** Shown for an order link without a key, which only the order's own customer can open. */
export function OrderNotFound({ onSignedIn }: { readonly onSignedIn: () => void }) {
  useDocumentTitle('Sipariş');
  const { customer } = useSession();
  const { openSignIn } = useSignInPanel();
  return (
    <EmptyState
      shape="bowl"
      titleAs="h1"
      title="Bu siparişi bulamadık"
      text={
        <>
          {customer === null
            ? 'Hesabınızdaki bir siparişse giriş yaptığınızda burada görürsünüz.'
            : 'Bu sipariş hesabınızda görünmüyor.'}{' '}
          Üye olmadan verdiğiniz siparişi{' '}
          <TextLink to={paths.trackOrder}>numarası ve e-posta adresinizle</TextLink> bulabilirsiniz.
        </>
      }
      action={
        customer === null ? (
          <Button variant="outline" onClick={() => openSignIn({ onSignedIn })}>
            Giriş Yap
          </Button>
        ) : (
          <ButtonLink to={paths.account} variant="outline">
            Siparişlerinize Dönün
          </ButtonLink>
        )
      }
    />
  );
}
