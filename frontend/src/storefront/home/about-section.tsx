import { chakra } from '@chakra-ui/react';
import type { HomePage, TitledText } from '@contract/content/home-page.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import { Section } from '../../ui/section.js';
import { Skeleton } from '../../ui/skeleton.js';
import { StaticPicture } from '../../ui/static-picture.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { truncateText } from './truncate-text.js';
import { ABOUT_PICTURE } from './site-pictures.js';

const SIZES = '(min-width: 768px) 42vw, 90vw';

const Parts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
    columnGap: '10',
    rowGap: '8',
    mt: { base: '8', md: '10' },
    pt: '8',
    borderTopWidth: '1px',
    borderColor: 'bg.muted',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
});

interface AboutSectionProps {
  /** Undefined while the texts are loading. */
  readonly texts: HomePage['about'] | undefined;
}

export function AboutSection({ texts }: AboutSectionProps) {
  return (
    <Section id="about" band labelledBy="about-title">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '5fr 6fr' }}
        gap={{ base: '8', md: '12' }}
        columnGap="split"
        alignItems="center"
      >
        <StudioPicture texts={texts} />
        {texts === undefined ? <TextSkeleton /> : <Text texts={texts} />}
      </chakra.div>
    </Section>
  );
}

function Text({ texts }: { readonly texts: HomePage['about'] }) {
  return (
    <chakra.div overflowWrap="anywhere" minW="0">
      <chakra.h2 id="about-title" textStyle="h2">
        {texts.title}
      </chakra.h2>
      <chakra.p textStyle="lead" color="fg.muted" mt="5" whiteSpace="pre-line">
        {truncateText(texts.description)}
      </chakra.p>
      <Parts>
        <Part {...texts.founder} />
        <Part {...texts.mission} />
        <Part {...texts.vision} />
      </Parts>
    </chakra.div>
  );
}

function Part({ title, text }: TitledText) {
  return (
    <div>
      <chakra.h3 textStyle="h4">{title}</chakra.h3>
      <chakra.p color="fg.muted" mt="2" whiteSpace="pre-line">
        {truncateText(text)}
      </chakra.p>
    </div>
  );
}

function StudioPicture({ texts }: AboutSectionProps) {
  return (
    <figure>
      <chakra.div
        aspectRatio="1 / 1"
        borderRadius={{ base: 'md', md: 'lg' }}
        overflow="hidden"
        bg="bg.picture"
      >
        {texts?.picture === null && (
          <StaticPicture picture={ABOUT_PICTURE} sizes={SIZES} alt={texts.pictureAlt} />
        )}
        {texts?.picture && <ResponsivePicture picture={texts.picture} sizes={SIZES} alt={texts.pictureAlt} />}
      </chakra.div>
      {texts !== undefined && texts.pictureTitle !== '' && (
        <chakra.figcaption textStyle="sm" color="fg.subtle" mt="3">
          {texts.pictureTitle}
        </chakra.figcaption>
      )}
    </figure>
  );
}

function TextSkeleton() {
  return (
    <div>
      <VisuallyHidden id="about-title" role="status">
        Hakkımızda yükleniyor
      </VisuallyHidden>
      <Skeleton h="9" w="70%" mb="6" />
      {['100%', '96%', '58%'].map((width) => (
        <Skeleton key={width} h="5" w={width} mb="2.5" />
      ))}
      <Parts>
        {['82%', '94%', '88%'].map((width) => (
          <div key={width}>
            <Skeleton h="5" w="45%" mb="3" />
            <Skeleton h="4" mb="2" />
            <Skeleton h="4" w={width} />
          </div>
        ))}
      </Parts>
    </div>
  );
}
