import { chakra } from '@chakra-ui/react';
import { GraduationCap, Package, Users } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { WorkshopsPage } from '@contract/content/workshops-page.js';
import { OFFSET_FROM_HERO_PX, scrollToSection } from '../../lib/navigation/section-navigation.js';
import { isPlainClick } from '../../lib/navigation/plain-click.js';
import type { PageSection } from '../../lib/navigation/site-links.js';
import { ButtonAnchor, type ButtonAnchorProps } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { StaticPicture } from '../../ui/static-picture.js';
import { PROGRAM_PICTURES } from './program-pictures.js';
import { SkeletonMask } from './skeleton-mask.js';
import { HERO } from './workshops.texts.js';

const FACTS = [
  { icon: Users, text: HERO.facts.group },
  { icon: Package, text: HERO.facts.material },
  { icon: GraduationCap, text: HERO.facts.students },
];

/**
 * With doubled text size on a phone, labels break into two lines so that the page does not become wider than the
 * screen.
 */
const TEXT_MAY_BE_LARGE = { '& > a': { whiteSpace: 'normal' } };

const EDGE = 'max({spacing.gutter}, calc((100vw - {sizes.content}) / 2))';

interface WorkshopsHeroProps {
  readonly texts: WorkshopsPage['hero'];
  readonly isLoading: boolean;
}

export function WorkshopsHero({ texts, isLoading }: WorkshopsHeroProps) {
  return (
    <chakra.section
      aria-labelledby="workshops-title"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      minH={{ md: '620px' }}
    >
      <chakra.div
        alignSelf="center"
        ps={{ base: 'gutter', md: EDGE }}
        pe={{ base: 'gutter', md: 'clamp(24px, 5vw, 72px)' }}
        pt={{ base: '12', md: '22' }}
        pb={{ base: '10', md: '18' }}
      >
        <SkeletonMask drawn={isLoading}>
          <HeroText {...texts} />
        </SkeletonMask>
        <chakra.div
          display="flex"
          flexDirection={{ base: 'column', lg: 'row' }}
          gap="3"
          mt="8"
          css={TEXT_MAY_BE_LARGE}
        >
          <SectionButton section="workshop-calendar">{HERO.toCalendar}</SectionButton>
          <SectionButton section="workshop-types" variant="outline">
            {HERO.toPrograms}
          </SectionButton>
        </chakra.div>
        <Facts />
      </chakra.div>
      <chakra.div
        position="relative"
        bg="bg.picture"
        aspectRatio={{ base: '4 / 3', md: 'auto' }}
        css={{ '& picture': { position: 'absolute', inset: '0' } }}
      >
        <StaticPicture
          picture={PROGRAM_PICTURES[5]}
          sizes="(min-width: 768px) max(50vw, 930px), 100vw"
          priority
        />
      </chakra.div>
    </chakra.section>
  );
}

interface SectionButtonProps extends Pick<ButtonAnchorProps, 'variant' | 'children'> {
  readonly section: PageSection;
}

function SectionButton({ section, ...rest }: SectionButtonProps) {
  const scroll = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    scrollToSection(section, OFFSET_FROM_HERO_PX);
  };
  return <ButtonAnchor size="lg" href={`#${section}`} onClick={scroll} {...rest} />;
}

function HeroText({ title, subtitle, description }: WorkshopsPage['hero']) {
  return (
    <>
      <chakra.h1 id="workshops-title" textStyle="h1" mb="5" overflowWrap="anywhere">
        {title}
      </chakra.h1>
      <chakra.p textStyle="lead">{subtitle}</chakra.p>
      <chakra.p textStyle="lead" color="fg.muted">
        {description}
      </chakra.p>
    </>
  );
}

function Facts() {
  return (
    <chakra.ul
      display="flex"
      flexDirection={{ base: 'column', lg: 'row' }}
      flexWrap="wrap"
      rowGap="3"
      columnGap="8"
      mt="10"
      pt="5"
      borderTopWidth="1px"
      textStyle="note"
      color="fg.muted"
    >
      {FACTS.map(({ icon, text }) => (
        <chakra.li
          key={text}
          display="flex"
          alignItems="center"
          gap="2.5"
          css={{ '& svg': { color: 'brand.fg' } }}
        >
          <Icon as={icon} />
          {text}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
