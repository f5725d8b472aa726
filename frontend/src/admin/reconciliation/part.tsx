import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface PartProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A part of the page with its name and a sentence. */
export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
      p={{ base: '4', md: '6' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
    >
      <chakra.div>
        <chakra.h2 id={id} textStyle="h4">
          {title}
        </chakra.h2>
        <chakra.p mt="1" color="fg.muted">
          {lead}
        </chakra.p>
      </chakra.div>
      {children}
    </chakra.section>
  );
}
