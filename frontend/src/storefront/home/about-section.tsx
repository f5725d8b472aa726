import { chakra } from '@chakra-ui/react';
import avif1120 from './about/about-1120.avif';
import webp1120 from './about/about-1120.webp';
import avif600 from './about/about-600.avif';
import webp600 from './about/about-600.webp';
import { ABOUT } from './home.texts.js';
import { Section } from '../../ui/section.js';

const AVIF = `${avif600} 600w, ${avif1120} 1120w`;
const WEBP = `${webp600} 600w, ${webp1120} 1120w`;
const SIZES = '(min-width: 768px) 42vw, 90vw';

/** Specification 1, section 2: each text is cut to 1500 characters plus an ellipsis. */
const MAX_CHARACTERS = 1500;

function cut(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

export function AboutSection() {
  return (
    <Section id="about" band labelledBy="about-title">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '5fr 6fr' }}
        gap={{ base: '8', md: '12' }}
        columnGap="split"
        alignItems="center"
      >
        <StudioPicture />
        <div>
          <chakra.h2 id="about-title" textStyle="h2">
            {ABOUT.title}
          </chakra.h2>
          <chakra.p textStyle="lead" color="fg.muted" mt="5">
            {cut(ABOUT.lead)}
          </chakra.p>
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
            gap="8"
            mt={{ base: '8', md: '10' }}
            pt="8"
            borderTopWidth="1px"
            borderColor="bg.muted"
            css={{ '& > :first-of-type': { gridColumn: '1 / -1' } }}
          >
            {ABOUT.parts.map(({ title, text }) => (
              <div key={title}>
                <chakra.h3 textStyle="h4">{title}</chakra.h3>
                <chakra.p color="fg.muted" mt="2">
                  {cut(text)}
                </chakra.p>
              </div>
            ))}
          </chakra.div>
        </div>
      </chakra.div>
    </Section>
  );
}

function StudioPicture() {
  return (
    <chakra.div
      aspectRatio="1 / 1"
      borderRadius={{ base: 'md', md: 'lg' }}
      overflow="hidden"
      bg="bg.picture"
      css={{ '& img': { w: '100%', h: '100%', objectFit: 'cover' } }}
    >
      <picture>
        <source type="image/avif" srcSet={AVIF} sizes={SIZES} />
        <img
          src={webp600}
          srcSet={WEBP}
          sizes={SIZES}
          width={1120}
          height={1120}
          alt={ABOUT.pictureAlt}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </chakra.div>
  );
}
