import type { Ref } from 'react';
import { useSignInPanel } from '../../lib/account/sign-in-panel-context.js';
import { useSession } from '../../lib/account/use-session.js';
import { useSiteStatus } from '../../lib/site/use-site-status.js';
import { Button } from '../../ui/button.js';

interface CheckoutButtonProps {
  readonly isBlocked: boolean;
  /** The id of the note that describes the button. */
  readonly noteId: string;
  readonly onCheckout: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Specification 1, section 2, 'Cart side panel'. While guests cannot order, the button asks them to sign in. */
export function CheckoutButton({ isBlocked, noteId, onCheckout, ref }: CheckoutButtonProps) {
  const { customer } = useSession();
  const { areGuestOrdersOpen } = useSiteStatus();
  const { openSignIn } = useSignInPanel();
  const isTurnedAway = customer === null && !areGuestOrdersOpen;
  const goOn = () => (isTurnedAway ? openSignIn({ onSignedIn: onCheckout }) : onCheckout());
  const label = customer === null ? 'Misafir Olarak Devam Et' : 'Ödemeye Geç';
  return (
    <Button ref={ref} size="lg" block disabled={isBlocked} aria-describedby={noteId} onClick={goOn}>
      {isTurnedAway ? 'Giriş Yapıp Devam Et' : label}
    </Button>
  );
}
