import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PageSection } from '../lib/navigation/site-links.js';

interface SectionProps {
  readonly id: PageSection;
  /** Gives the section the sand-coloured background, which alternates. */
  readonly band?: boolean;
  /** Continues the section above, without space between them. */
  readonly flushTop?: boolean;
  readonly labelledBy: string;
  readonly children: ReactNode;
}

export function Section({ id, band = false, flushTop = false, labelledBy, children }: SectionProps) {
  return (
    <chakra.section
      id={id}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      outline="none"
      pt={flushTop ? '0' : 'section'}
      pb="section"
      bg={band ? 'bg.subtle' : 'bg'}
    >
      <chakra.div maxW="calc({sizes.content} + 2 * {spacing.gutter})" mx="auto" px="gutter">
        {children}
      </chakra.div>
    </chakra.section>
  );
}

export function SectionHead({
  id,
  title,
  lead,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
}) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', lg: '7fr 5fr' }}
      columnGap="16"
      rowGap="3"
      alignItems="end"
      mb={{ base: '8', md: '12' }}
    >
      <chakra.h2 id={id} textStyle="h2">
        {title}
      </chakra.h2>
      <chakra.p textStyle="lead" color="fg.muted" maxW="34em">
        {lead}
      </chakra.p>
    </chakra.div>
  );
}
