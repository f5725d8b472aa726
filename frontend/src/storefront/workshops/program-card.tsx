import { chakra } from '@chakra-ui/react';
import { Clock, Tag, Users } from 'lucide-react';
import type { LinkProps } from 'react-router-dom';
import type { ProgramCard as Program } from '@contract/content/workshops-page.js';
import { ArrowLink } from '../../ui/arrow-link.js';
import { Icon } from '../../ui/icon.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { WITHOUT_SCRIPTS } from '../../ui/without-scripts.js';
import { PagePicture } from './page-picture.js';
import { PROGRAM_PICTURES } from './program-pictures.js';
import { ProgramDescription } from './program-description.js';
import { PROGRAM } from './workshops.texts.js';

interface ProgramCardProps {
  readonly program: Program;
  readonly place: ProgramPlace;
  /** The link to the program's dialog. */
  readonly more: Pick<LinkProps, 'to' | 'state'>;
}

/**
 * Five cards fill their rows: the first spans two of two columns, and the first two share the first row of six
 * columns.
 */
export type ProgramPlace = 'first' | 'second' | 'rest';

const PICTURE_RATIOS = {
  first: { base: '3 / 2', md: '16 / 9' },
  second: { base: '3 / 2', lg: '16 / 9' },
  rest: { base: '3 / 2' },
};

const PICTURE_SIZES = {
  first: '(min-width: 1024px) 45vw, 92vw',
  second: '(min-width: 768px) 45vw, 92vw',
  rest: '(min-width: 1024px) 30vw, (min-width: 768px) 45vw, 92vw',
};

export function ProgramCard({ program, place, more }: ProgramCardProps) {
  const { slot, title, description, picture } = program;
  return (
    <chakra.article
      position="relative"
      css={{
        '& img': { transition: 'scale 900ms cubic-bezier(.22,.7,.25,1)' },
        '&:hover img': { scale: '1.03', _motionReduce: { scale: '1' } },
      }}
    >
      <chakra.div
        aspectRatio={PICTURE_RATIOS[place]}
        borderRadius="lg"
        overflow="hidden"
        bg="bg.picture"
        mb="5"
      >
        <PagePicture picture={picture ?? PROGRAM_PICTURES[slot]} sizes={PICTURE_SIZES[place]} />
      </chakra.div>
      <chakra.h3 textStyle="h3">{title}</chakra.h3>
      <chakra.p color="fg.muted" mt="2" mb="3" maxW="38em">
        {description}
      </chakra.p>
      <ProgramFacts program={program} />
      <chakra.div css={{ [WITHOUT_SCRIPTS]: { display: 'none' } }}>
        <ArrowLink coversCard aria-label={`${PROGRAM.more}: ${title}`} aria-haspopup="dialog" {...more}>
          {PROGRAM.more}
        </ArrowLink>
      </chakra.div>
      <noscript>
        <chakra.div display="grid" gap="5" mt="5">
          <ProgramDescription program={program} titleAs="h4" />
        </chakra.div>
      </noscript>
    </chakra.article>
  );
}

function ProgramFacts({ program }: { readonly program: Program }) {
  const facts = [
    { name: PROGRAM.duration, icon: Clock, value: program.duration },
    { name: PROGRAM.price, icon: Tag, value: program.priceInfo },
    { name: PROGRAM.audience, icon: Users, value: program.audience },
  ];
  return (
    <chakra.ul display="flex" flexWrap="wrap" rowGap="2" columnGap="5" textStyle="sm" fontWeight="600">
      {facts.map(({ name, icon, value }) => (
        <chakra.li
          key={name}
          display="flex"
          alignItems="center"
          gap="1.5"
          css={{ '& svg': { color: 'fg.subtle' } }}
        >
          <Icon as={icon} size="sm" />
          <VisuallyHidden>{name}: </VisuallyHidden>
          {value}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
