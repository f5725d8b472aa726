import { chakra } from '@chakra-ui/react';
import type { Picture } from '@contract/media/picture.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import { StaticPicture } from '../../ui/static-picture.js';
import { HERO_PICTURE } from './site-pictures.js';

/** On phones the built-in picture is cropped to a square, so it is drawn almost twice as wide as the screen. */
const OUR_SIZES = '(max-width: 767px) 178vw, 100vw';

/** Uploaded pictures are mostly 3:2, so the square crop on phones needs one and a half times the width. */
const THEIR_SIZES = '(max-width: 767px) 150vw, 100vw';

const PAPER_WASH_LEFT =
  'linear-gradient(90deg, rgba(251,248,243,.62), rgba(251,248,243,.44) 55%, transparent)';
const PAPER_WASH_TOP =
  'linear-gradient(180deg, rgba(251,248,243,.78), rgba(251,248,243,.66) 48%, rgba(251,248,243,.3) 76%, rgba(251,248,243,.08) 92%, transparent)';

const Ground = chakra('div', {
  base: {
    position: 'relative',
    bg: 'bg.picture',
    // The header covers the upper edge.
    _before: {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetX: '0',
      top: '0',
      h: { base: '112px', md: '152px' },
      bg: PAPER_WASH_TOP,
    },
    '& img': { position: 'absolute', inset: '0', w: '100%', h: '100%', objectFit: 'cover' },
  },
  variants: {
    whose: {
      ours: {
        // Repeated in full, because a variant replaces the base's value of a property completely.
        position: { base: 'relative', xl: 'absolute' },
        inset: { xl: '0' },
        aspectRatio: { base: '1 / 1', md: '2 / 1', xl: 'auto' },
        _after: {
          content: '""',
          position: 'absolute',
          inset: '0 42% 0 0',
          bg: PAPER_WASH_LEFT,
          display: { base: 'none', xl: 'block' },
        },
        '& img': { objectPosition: { base: '82% 50%', md: '55% 60%' } },
      },
      theirs: { aspectRatio: { base: '1 / 1', md: '2 / 1' }, w: '100%', maxH: { md: '68vh' } },
    },
  },
});

interface HeroPictureProps {
  /** Null for the built-in picture; undefined while it is unknown and nothing is loaded. */
  readonly picture: Picture | null | undefined;
}

export function HeroPicture({ picture }: HeroPictureProps) {
  return (
    <Ground whose={picture ? 'theirs' : 'ours'}>
      {picture && <ResponsivePicture picture={picture} sizes={THEIR_SIZES} priority />}
      {picture === null && <StaticPicture picture={HERO_PICTURE} sizes={OUR_SIZES} priority />}
    </Ground>
  );
}
