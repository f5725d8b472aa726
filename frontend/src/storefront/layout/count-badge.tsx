import { chakra } from '@chakra-ui/react';

/** A number at the corner of an icon. The label of its button or link says it in words. */
export const CountBadge = chakra('span', {
  base: {
    position: 'absolute',
    minW: '20px',
    h: '20px',
    px: '5px',
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'fg.inverted',
    textStyle: 'xxs',
    lineHeight: '20px',
    textAlign: 'center',
  },
});
