import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SignInHeadProps {
  readonly id: string;
  readonly title: string;
  readonly lead: ReactNode;
}

export function SignInHead({ id, title, lead }: SignInHeadProps) {
  return (
    <div>
      <chakra.h1 id={id} textStyle="h1" fontSize={{ base: '2rem', md: '2.25rem' }}>
        {title}
      </chakra.h1>
      <chakra.p color="fg.muted" mt="1.5" overflowWrap="anywhere">
        {lead}
      </chakra.p>
    </div>
  );
}
