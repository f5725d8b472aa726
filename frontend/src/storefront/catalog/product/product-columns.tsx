import { chakra } from '@chakra-ui/react';

/** The place of a product: its own page, or the pop-up over the list. */
export type ProductPlace = 'page' | 'popup';

/**
 * Pictures at the left and text at the right; on phones one above the other. CSS variables tell the content its
 * background and margin.
 */
export const ProductColumns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } },
  variants: {
    place: {
      popup: { '--ground': 'colors.bg.panel', '--margin': 'spacing.5', minH: { md: '600px' } },
      page: {
        '--ground': 'colors.bg',
        '--margin': 'spacing.gutter',
        columnGap: 'split',
        alignItems: 'start',
      },
    },
  },
});

export const ProductShots = chakra('div', {
  base: {
    position: 'relative',
    bg: 'bg.picture',
    aspectRatio: { base: '1 / 1', md: 'auto' },
    overflow: 'hidden',
    touchAction: 'pan-y pinch-zoom',
  },
  variants: {
    place: {
      popup: { minH: { md: '600px' } },
      // From edge to edge on phones; next to a long text the picture stays in view.
      page: {
        aspectRatio: { base: '1 / 1', md: '4 / 5' },
        mx: { base: 'calc(var(--margin) * -1)', md: '0' },
        borderRadius: { md: 'lg' },
        position: { base: 'relative', md: 'sticky' },
        top: { md: 'calc({sizes.navSolid} + {spacing.6})' },
        maxH: { md: 'calc(100dvh - {sizes.navSolid} - {spacing.12})' },
        minH: { md: '420px' },
        w: { md: 'full' },
      },
    },
  },
});

export const ProductInfo = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: { base: '4', md: '5' }, minW: '0' },
  variants: {
    place: {
      popup: {
        px: { base: '5', md: '10' },
        pt: { base: '6', md: '12' },
        pb: { base: '6', md: '8' },
      },
      page: { pt: { base: '6', md: '2' } },
    },
  },
});
