import { chakra } from '@chakra-ui/react';

/** Pictures left, words right; on phones one above the other. */
export const ProductColumns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, minH: { md: '600px' } },
});

export const ProductShots = chakra('div', {
  base: {
    position: 'relative',
    bg: 'bg.picture',
    aspectRatio: { base: '1 / 1', md: 'auto' },
    minH: { md: '600px' },
    overflow: 'hidden',
    touchAction: 'pan-y pinch-zoom',
  },
});

export const ProductInfo = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '4', md: '5' },
    px: { base: '5', md: '10' },
    pt: { base: '6', md: '12' },
    pb: { base: '6', md: '8' },
    minW: '0',
  },
});
