import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ProgramCard as Program } from '@contract/content/workshops-page.js';
import { Icon } from '../../ui/icon.js';
import { Paragraphs } from '../../ui/paragraphs.js';
import { PROGRAM } from './workshops.texts.js';

/** The long description of a program, which its card has no room for. */
interface ProgramDescriptionProps {
  readonly program: Program;
  readonly titleAs: 'h3' | 'h4';
}

export function ProgramDescription({ program, titleAs }: ProgramDescriptionProps) {
  return (
    <>
      <Paragraphs text={program.modalContent} />
      {program.features.length > 0 && <Features features={program.features} titleAs={titleAs} />}
    </>
  );
}

interface FeaturesProps extends Pick<ProgramDescriptionProps, 'titleAs'> {
  readonly features: readonly string[];
}

function Features({ features, titleAs }: FeaturesProps) {
  const Title = chakra[titleAs];
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId} textStyle="h4" mb="3">
        {PROGRAM.features}
      </Title>
      <chakra.ul display="grid" gap="2">
        {features.map((feature) => (
          <chakra.li
            key={feature}
            display="flex"
            gap="2.5"
            css={{ '& svg': { color: 'success.fg', mt: '3px' } }}
          >
            <Icon as={Check} />
            {feature}
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}
