import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PolicyLink } from './policy-link.js';

/**
 * Stands at every form that takes something about a person: what for, and where to read more. It tells and asks for
 * nothing; whatever needs a consent asks for it apart.
 */
export function PrivacyNotice({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.p textStyle="sm" color="fg.subtle">
      {children} <PolicyLink kind="privacy">Aydınlatma metni</PolicyLink>
    </chakra.p>
  );
}
