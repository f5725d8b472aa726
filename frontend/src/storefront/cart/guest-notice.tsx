import { useSignInPanel } from '../../lib/account/sign-in-panel-context.js';
import { useSession } from '../../lib/account/use-session.js';
import { useSiteStatus } from '../../lib/site/use-site-status.js';
import { TextButton } from '../../ui/text-link.js';

/** Tells before the checkout what it needs: card payment that is open, and for guests no account. */
export function GuestNotice({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { customer } = useSession();
  const { areGuestOrdersOpen, isCardPaymentOpen } = useSiteStatus();
  const { openSignIn } = useSignInPanel();
  if (!isCardPaymentOpen) {
    return <>Kartla ödeme henüz açık değil; çok yakında açılacak. Sepetiniz sizi bekler.</>;
  }
  if (customer !== null) return <>{customer.firstName}, bilgilerinizi sizin için dolduracağız.</>;
  if (!areGuestOrdersOpen) {
    return <>Şu anda yalnızca üyelerimizden sipariş alıyoruz; sepetiniz sizi bekler.</>;
  }
  return (
    <>
      Üye olmanız gerekmez; siparişiniz e-postanıza gelir. Üyeyseniz{' '}
      <TextButton aria-haspopup="dialog" onClick={() => openSignIn({ onSignedIn })}>
        giriş yapın
      </TextButton>
      .
    </>
  );
}
