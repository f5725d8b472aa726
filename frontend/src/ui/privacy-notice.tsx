import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PolicyLink } from './policy-link.js';

/**
 * Says at every form with personal data what the data is for, with a link to the privacy policy. It asks for no
 * consent; consents have boxes of their own.
 */
export function PrivacyNotice({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.p textStyle="sm" color="fg.subtle">
      {children} <PolicyLink kind="privacy">Aydınlatma metni</PolicyLink>
    </chakra.p>
  );
}
