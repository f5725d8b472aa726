import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface NarrowPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page with a single form. */
export function NarrowPage({ title, lead, children }: NarrowPageProps) {
  return (
    <chakra.div
      maxW="calc(440px + 2 * {spacing.gutter})"
      mx="auto"
      px="gutter"
      pt={{ base: '8', md: '20' }}
      pb="24"
    >
      <chakra.h1 textStyle="h1" fontSize="2.5rem">
        {title}
      </chakra.h1>
      {lead !== undefined && (
        <chakra.p color="fg.muted" mt="2">
          {lead}
        </chakra.p>
      )}
      <chakra.div display="grid" gap="5" mt="6">
        {children}
      </chakra.div>
    </chakra.div>
  );
}
