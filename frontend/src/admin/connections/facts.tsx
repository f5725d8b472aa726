import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values in two columns, one below the other on narrow phones. */
export function Facts({ facts }: FactsProps) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap={{ base: '0', sm: '1.5' }}
    >
      {facts.map(([name, value]) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd overflowWrap="anywhere" mb={{ base: '2', sm: '0' }}>
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
