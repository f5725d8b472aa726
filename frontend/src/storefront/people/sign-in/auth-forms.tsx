import '../../../lib/forms/class-metadata.js';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { CustomerView } from '@contract/people/account.views.js';
import { paths } from '../../../lib/navigation/paths.js';
import { storeSignedInHint } from '../../../lib/account/signed-in-hint.js';
import { useCaptcha } from '../../../lib/forms/use-captcha.js';
import { useSiteStatus } from '../../../lib/site/use-site-status.js';
import { Note } from '../../../ui/note.js';
import { TextLink } from '../../../ui/text-link.js';
import { ModeSwitch } from './mode-switch.js';
import { RegisterForm } from './register-form.js';
import { SignInForm } from './sign-in-form.js';
import { AUTH, type AuthMode, REGISTRATION_CLOSED } from './sign-in.texts.js';

interface AuthFormsProps {
  readonly mode: AuthMode;
  readonly onMode: (mode: AuthMode) => void;
  readonly onSignedIn: (customer: CustomerView) => Promise<void>;
  /** Called when a link leads to another page. */
  readonly onLeave?: () => void;
  /** A note above the form. */
  readonly note?: ReactNode;
}

const STAY = () => undefined;

/** The forms for signing in and registering, for the page and for the dialog. */
export function AuthForms({ mode, onMode, onSignedIn, onLeave = STAY, note }: AuthFormsProps) {
  const { isRegistrationOpen, isCaptchaAsked } = useSiteStatus();
  const captcha = useCaptcha(isCaptchaAsked);
  const [email, setEmail] = useState('');
  // Sessions also end by themselves: a visitor who sees this form is not signed in.
  useEffect(() => storeSignedInHint(false), []);
  const Form = mode === 'register' ? RegisterForm : SignInForm;
  return (
    <chakra.div display="grid" gap="5">
      <chakra.p color="fg.muted">{AUTH[mode].lead}</chakra.p>
      {note}
      {isRegistrationOpen ? (
        <ModeSwitch mode={mode} onChange={onMode} />
      ) : (
        <Note role="status">{REGISTRATION_CLOSED}</Note>
      )}
      <Form captcha={captcha} email={email} onEmail={setEmail} onSignedIn={onSignedIn} onLeave={onLeave} />
      {mode === 'sign-in' && (
        <chakra.p textStyle="sm" color="fg.muted">
          Üye olmadan mı sipariş verdiniz?{' '}
          <TextLink to={paths.trackOrder} onClick={onLeave}>
            Siparişinizi takip edin
          </TextLink>
        </chakra.p>
      )}
    </chakra.div>
  );
}
