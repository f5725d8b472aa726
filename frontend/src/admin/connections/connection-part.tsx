import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Badge } from '../../ui/badge.js';

export interface ConnectionState {
  readonly tone: NonNullable<ComponentProps<typeof Badge>['tone']>;
  readonly text: string;
}

interface ConnectionPartProps {
  readonly title: string;
  /** What the connection is for. */
  readonly lead: string;
  /** Absent until it is known. */
  readonly state: ConnectionState | undefined;
  readonly children: ReactNode;
}

/** One connection of the shop, with its state beside its name. */
export function ConnectionPart({ title, lead, state, children }: ConnectionPartProps) {
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
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <chakra.h2 id={id} textStyle="h4">
            {title}
          </chakra.h2>
          {state && <Badge tone={state.tone}>{state.text}</Badge>}
        </chakra.div>
        <chakra.p mt="1" color="fg.muted">
          {lead}
        </chakra.p>
      </chakra.div>
      {children}
    </chakra.section>
  );
}
