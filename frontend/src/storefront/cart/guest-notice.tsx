import { useSignInPanel } from '../../lib/sign-in-panel-context.js';
import { useSession } from '../../lib/use-session.js';
import { useSiteStatus } from '../../lib/use-site-status.js';
import { TextButton } from '../../ui/text-link.js';

/** Tells guests about ordering without an account, with a link to sign in. */
export function GuestNotice({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { customer } = useSession();
  const { areGuestOrdersOpen } = useSiteStatus();
  const { openSignIn } = useSignInPanel();
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
