import { chakra } from '@chakra-ui/react';
import type { ProgramCard as Program, WorkshopsPage } from '@contract/content/workshops-page.js';
import { PROGRAM_SLOTS } from '@contract/workshops/workshops.views.js';
import { TextButton } from '../../ui/text-link.js';
import { Section, SectionHead } from '../../ui/section.js';
import { PICTURE_RATIOS, ProgramCard, type ProgramPlace } from './program-card.js';
import { HeadSkeleton, ProgramCardSkeleton } from './workshops-skeletons.js';
import { GROUPS } from './workshops.texts.js';

interface ProgramsSectionProps {
  readonly programs: WorkshopsPage['programs'] | undefined;
  readonly onOpen: (program: Program) => void;
  /** A question that belongs to none of the cards. */
  readonly onAsk: () => void;
}

const placeOf = (index: number): ProgramPlace => (['first', 'second'] as const)[index] ?? 'rest';

const Cell = chakra('div', {
  variants: {
    place: {
      first: { gridColumn: { md: '1 / -1', lg: 'span 3' } },
      second: { gridColumn: { lg: 'span 3' } },
      rest: { gridColumn: { lg: 'span 2' } },
    },
  },
});

export function ProgramsSection({ programs, onOpen, onAsk }: ProgramsSectionProps) {
  return (
    <Section id="workshop-types" labelledBy="programs-title">
      {programs ? (
        <SectionHead id="programs-title" title={programs.title} lead={programs.subtitle} />
      ) : (
        <HeadSkeleton />
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(6, 1fr)' }}
        columnGap="6"
        rowGap={{ base: '10', md: '12' }}
      >
        {programs
          ? programs.cards.map((program, index) => (
              <Cell key={program.slot} place={placeOf(index)}>
                <ProgramCard program={program} place={placeOf(index)} onOpen={() => onOpen(program)} />
              </Cell>
            ))
          : PROGRAM_SLOTS.map((slot, index) => (
              <Cell key={slot} place={placeOf(index)}>
                <ProgramCardSkeleton pictureRatio={PICTURE_RATIOS[placeOf(index)]} />
              </Cell>
            ))}
      </chakra.div>
      <chakra.p mt={{ base: '10', md: '12' }} pt="6" borderTopWidth="1px" color="fg.muted">
        {GROUPS.question}{' '}
        <TextButton aria-haspopup="dialog" onClick={onAsk}>
          {GROUPS.ask}
        </TextButton>
      </chakra.p>
    </Section>
  );
}
