import { useState } from 'react';
import { useSiteStatus } from '../../../lib/site/use-site-status.js';
import type { AuthMode } from './sign-in.texts.js';

/** Chooses the form. A form that the shop has closed is left. */
export function useAuthMode(): [AuthMode, (mode: AuthMode) => void] {
  const { isRegistrationOpen } = useSiteStatus();
  const [chosen, setChosen] = useState<AuthMode>('sign-in');
  return [isRegistrationOpen ? chosen : 'sign-in', setChosen];
}
