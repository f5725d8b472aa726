import { chakra } from '@chakra-ui/react';

/** What a picture fills, and how: all of it, cut where it does not fit. */
export const PictureBox = chakra('picture', {
  base: {
    display: 'block',
    w: 'full',
    h: 'full',
    '& > img': { display: 'block', w: 'full', h: 'full', objectFit: 'cover' },
  },
});
