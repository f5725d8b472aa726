import { chakra } from '@chakra-ui/react';
import { useSignInPanel } from '../../lib/sign-in-panel-context.js';
import { useSession } from '../../lib/use-session.js';
import { TextButton } from '../../ui/text-link.js';

/** A customer who has not said so yet is spared the typing; what is held for them stays held. */
export function GuestSignIn() {
  const { customer, isLoading } = useSession();
  const { openSignIn } = useSignInPanel();
  if (customer !== null || isLoading) return null;
  return (
    <chakra.p color="fg.muted">
      Üye misiniz?{' '}
      <TextButton aria-haspopup="dialog" minH="target" textAlign="start" onClick={() => openSignIn()}>
        Giriş yapın, bilgileriniz hazır gelsin
      </TextButton>
    </chakra.p>
  );
}
