import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import type { HomePage } from '@contract/content/home-page.js';
import { paths } from '../../lib/navigation/paths.js';
import { isPlainClick } from '../../lib/navigation/plain-click.js';
import { OFFSET_FROM_HERO_PX, scrollToSection } from '../../lib/navigation/section-navigation.js';
import { ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { HeroPicture } from './hero-picture.js';
import { TO_WORKSHOPS } from './home.texts.js';
import { useFeatures } from '../../lib/site/use-features.js';

const Place = chakra('section', {
  base: { position: 'relative', outline: 'none', overflow: 'hidden' },
  variants: {
    text: {
      over: {
        minH: { xl: 'min(860px, 100vh)' },
        display: { base: 'block', xl: 'flex' },
        alignItems: 'center',
        bg: { base: 'bg', xl: 'bg.picture' },
      },
      below: { bg: 'bg' },
    },
  },
});

const Frame = chakra('div', {
  base: {
    position: 'relative',
    w: '100%',
    maxW: 'calc({sizes.content} + 2 * {spacing.gutter})',
    mx: 'auto',
    px: 'gutter',
    '& > *': { maxW: '640px' },
  },
  variants: {
    text: {
      over: {
        pt: { base: '10', xl: '120px' },
        pb: { base: '4', xl: '24' },
        '& > *': { maxW: { xl: 'min(600px, 38vw)' } },
      },
      below: { pt: { base: '10', md: '14' }, pb: '4', '& > *': { maxW: { md: '760px' } } },
    },
  },
});

interface HeroProps {
  /** Undefined while the texts are loading. */
  readonly texts: HomePage['hero'] | undefined;
}

/**
 * The built-in picture is light at the left, so text can stand on it. The studio's pictures are unknown, so the text
 * stands below.
 */
export function Hero({ texts }: HeroProps) {
  const place = texts?.background ? 'below' : 'over';
  return (
    <Place id="home" tabIndex={-1} aria-labelledby="hero-title" text={place}>
      <HeroPicture picture={texts?.background} />
      <Frame text={place}>
        <div>{texts === undefined ? <TextSkeleton /> : <Text texts={texts} />}</div>
      </Frame>
    </Place>
  );
}

function Text({ texts }: { readonly texts: HomePage['hero'] }) {
  const features = useFeatures();
  const toProducts = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    scrollToSection('products', OFFSET_FROM_HERO_PX);
  };
  return (
    <>
      <chakra.h1 id="hero-title" textStyle="display" mb="6" overflowWrap="anywhere">
        {texts.title}
      </chakra.h1>
      <chakra.p
        textStyle="lead"
        fontSize={{ base: '1.125rem', md: '1.25rem' }}
        maxW="31em"
        mb={{ base: '6', md: '10' }}
        whiteSpace="pre-line"
      >
        {texts.subtitle}
      </chakra.p>
      <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }} gap="3">
        {features.shop && (
          <ButtonAnchor size="lg" href={paths.products} onClick={toProducts}>
            {texts.callToAction}
          </ButtonAnchor>
        )}
        {features.workshops && (
          <ButtonLink size="lg" variant={features.shop ? 'heroOutline' : 'primary'} to={paths.workshops}>
            {TO_WORKSHOPS}
          </ButtonLink>
        )}
      </chakra.div>
    </>
  );
}

function TextSkeleton() {
  return (
    <chakra.div display="grid" gap="4" minH="320px" alignContent="start">
      <VisuallyHidden id="hero-title" role="status">
        Ana sayfa yükleniyor
      </VisuallyHidden>
      <Skeleton h={{ base: '12', md: '20' }} w="92%" />
      <Skeleton h={{ base: '12', md: '20' }} w="64%" mb="3" />
      <Skeleton h="5" />
      <Skeleton h="5" w="88%" />
      <Skeleton h="14" w="14rem" mt="5" borderRadius="md" />
    </chakra.div>
  );
}
