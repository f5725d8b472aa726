import { chakra } from '@chakra-ui/react';
import type { ProgramCard as Program, WorkshopsPage } from '@contract/content/workshops-page.js';
import { PROGRAM_SLOTS } from '@contract/workshops/workshops.views.js';
import { TextButton } from '../../ui/text-link.js';
import { Section, SectionHead } from '../home/section.js';
import { pictureRatio, ProgramCard } from './program-card.js';
import { HeadSkeleton, ProgramCardSkeleton } from './workshops-skeletons.js';
import { GROUPS } from './workshops.texts.js';

interface ProgramsSectionProps {
  readonly programs: WorkshopsPage['programs'] | undefined;
  readonly onOpen: (program: Program) => void;
  /** A question that belongs to none of the cards. */
  readonly onAsk: () => void;
}

const LARGE_CARDS = 2;

const Cell = chakra('div', {
  variants: { isLarge: { true: { gridColumn: { lg: 'span 3' } }, false: { gridColumn: { lg: 'span 2' } } } },
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
              <Cell key={program.slot} isLarge={index < LARGE_CARDS}>
                <ProgramCard program={program} isLarge={index < LARGE_CARDS} onOpen={() => onOpen(program)} />
              </Cell>
            ))
          : PROGRAM_SLOTS.map((slot, index) => (
              <Cell key={slot} isLarge={index < LARGE_CARDS}>
                <ProgramCardSkeleton pictureRatio={pictureRatio(index < LARGE_CARDS)} />
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
