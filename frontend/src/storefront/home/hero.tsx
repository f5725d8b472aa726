import { chakra } from '@chakra-ui/react';
import { paths } from '../../lib/paths.js';
import { OFFSET_FROM_HERO_PX, scrollToSection } from '../../lib/section-navigation.js';
import { Button, ButtonLink } from '../../ui/button.js';
import avif1440 from './hero/hero-1440.avif';
import avif2400 from './hero/hero-2400.avif';
import avif800 from './hero/hero-800.avif';
import webp1440 from './hero/hero-1440.webp';
import webp2400 from './hero/hero-2400.webp';
import webp800 from './hero/hero-800.webp';
import { HERO } from './home.texts.js';

const AVIF = `${avif800} 800w, ${avif1440} 1440w, ${avif2400} 2400w`;
const WEBP = `${webp800} 800w, ${webp1440} 1440w, ${webp2400} 2400w`;
/** On phones the picture is cropped to a square: it is drawn almost twice as wide as the screen. */
const SIZES = '(max-width: 767px) 178vw, 100vw';

const PAPER_WASH_LEFT =
  'linear-gradient(90deg, rgba(251,248,243,.62), rgba(251,248,243,.44) 55%, transparent)';
const PAPER_WASH_TOP =
  'linear-gradient(180deg, rgba(251,248,243,.78), rgba(251,248,243,.66) 48%, rgba(251,248,243,.3) 76%, rgba(251,248,243,.08) 92%, transparent)';

export function Hero() {
  return (
    <chakra.section
      id="home"
      tabIndex={-1}
      outline="none"
      aria-labelledby="hero-title"
      position="relative"
      minH={{ xl: 'min(860px, 100vh)' }}
      display={{ base: 'block', xl: 'flex' }}
      alignItems="center"
      bg={{ base: 'bg', xl: 'bg.picture' }}
      overflow="hidden"
    >
      <HeroPicture />
      <chakra.div
        position="relative"
        w="100%"
        maxW="calc({sizes.content} + 2 * {spacing.gutter})"
        mx="auto"
        px="gutter"
        pt={{ base: '10', xl: '120px' }}
        pb={{ base: '4', xl: '24' }}
      >
        <chakra.div maxW={{ base: '640px', xl: 'min(600px, 38vw)' }}>
          <chakra.h1 id="hero-title" textStyle="display" mb="6">
            {HERO.title}
          </chakra.h1>
          <chakra.p
            textStyle="lead"
            fontSize={{ base: '1.125rem', md: '1.25rem' }}
            maxW="31em"
            mb={{ base: '6', md: '10' }}
          >
            {HERO.subtitle}
          </chakra.p>
          <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }} gap="3">
            <Button size="lg" onClick={() => scrollToSection('products', OFFSET_FROM_HERO_PX)}>
              {HERO.toProducts}
            </Button>
            <ButtonLink size="lg" variant="heroOutline" to={paths.workshops}>
              {HERO.toWorkshops}
            </ButtonLink>
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}

function HeroPicture() {
  return (
    <chakra.div
      position={{ base: 'relative', xl: 'absolute' }}
      inset={{ xl: '0' }}
      aspectRatio={{ base: '1 / 1', md: '2 / 1', xl: 'auto' }}
      _before={{
        content: '""',
        position: 'absolute',
        zIndex: 1,
        insetX: '0',
        top: '0',
        h: { base: '112px', md: '152px' },
        bg: PAPER_WASH_TOP,
      }}
      _after={{
        content: '""',
        position: 'absolute',
        inset: '0 42% 0 0',
        bg: PAPER_WASH_LEFT,
        display: { base: 'none', xl: 'block' },
      }}
      css={{
        '& img': {
          position: 'absolute',
          inset: '0',
          w: '100%',
          h: '100%',
          objectFit: 'cover',
          objectPosition: { base: '82% 50%', md: '55% 60%' },
        },
      }}
    >
      <picture>
        <source type="image/avif" srcSet={AVIF} sizes={SIZES} />
        <img
          src={webp1440}
          srcSet={WEBP}
          sizes={SIZES}
          width={2400}
          height={1350}
          alt={HERO.pictureAlt}
          fetchPriority="high"
        />
      </picture>
    </chakra.div>
  );
}
