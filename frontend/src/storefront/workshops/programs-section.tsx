import { chakra } from '@chakra-ui/react';
import type { WorkshopsPage } from '@contract/content/workshops-page.js';
import { TextButton } from '../../ui/text-link.js';
import { Section, SectionHead } from '../../ui/section.js';
import { ProgramCard, type ProgramPlace } from './program-card.js';
import { Paragraphs } from '../../ui/paragraphs.js';
import type { ProgramAddress } from './use-program-address.js';
import { SkeletonMask } from './skeleton-mask.js';
import { GROUPS } from './workshops.texts.js';

interface ProgramsSectionProps {
  readonly programs: WorkshopsPage['programs'];
  readonly isLoading: boolean;
  readonly information: WorkshopsPage['information'];
  readonly linkTo: ProgramAddress['linkTo'];
  /** Called for a question that is about none of the programs. */
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

export function ProgramsSection({ programs, information, isLoading, linkTo, onAsk }: ProgramsSectionProps) {
  return (
    <Section id="workshop-types" labelledBy="programs-title">
      <SkeletonMask drawn={isLoading}>
        <SectionHead id="programs-title" title={programs.title} lead={programs.subtitle} />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(6, 1fr)' }}
          columnGap="6"
          rowGap={{ base: '10', md: '12' }}
        >
          {programs.cards.map((program, index) => (
            <Cell key={program.slot} place={placeOf(index)}>
              <ProgramCard program={program} place={placeOf(index)} more={linkTo(program.slot)} />
            </Cell>
          ))}
        </chakra.div>
      </SkeletonMask>
      <noscript>
        <chakra.div mt="10" p="5" bg="bg.subtle" borderRadius="md" color="fg.muted">
          <chakra.h3 textStyle="h4" color="fg" mb="2">
            {information.title}
          </chakra.h3>
          <Paragraphs text={information.content} />
        </chakra.div>
      </noscript>
      <chakra.p mt={{ base: '10', md: '12' }} pt="6" borderTopWidth="1px" color="fg.muted">
        {GROUPS.question}{' '}
        <TextButton aria-haspopup="dialog" onClick={onAsk}>
          {GROUPS.ask}
        </TextButton>
      </chakra.p>
    </Section>
  );
}
