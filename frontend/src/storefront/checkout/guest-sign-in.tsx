import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { useSignInPanel } from '../../lib/account/sign-in-panel-context.js';
import { useSession } from '../../lib/account/use-session.js';
import { TextButton } from '../../ui/text-link.js';
import type { InformationInput } from './use-information-form.js';

/** Lets a customer sign in instead of typing their data. What is held for them stays held. */
export function GuestSignIn() {
  const { customer, isLoading } = useSession();
  const { openSignIn } = useSignInPanel();
  const { setFocus } = useFormContext<InformationInput>();
  // The pressed button disappears; keyboard users continue from the filled-in fields.
  const signIn = () => openSignIn({ onSignedIn: () => setFocus('customer.name') });
  if (customer !== null || isLoading) return null;
  return (
    <chakra.p color="fg.muted">
      Üye misiniz?{' '}
      <TextButton aria-haspopup="dialog" minH="target" textAlign="start" onClick={signIn}>
        Giriş yapın, bilgileriniz hazır gelsin
      </TextButton>
    </chakra.p>
  );
}
