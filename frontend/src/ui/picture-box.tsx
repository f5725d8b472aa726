import { chakra } from '@chakra-ui/react';

/** A picture that fills its box and is cropped where it does not fit. */
export const PictureBox = chakra('picture', {
  base: {
    display: 'block',
    w: 'full',
    h: 'full',
    '& > img': { display: 'block', w: 'full', h: 'full', objectFit: 'cover' },
  },
});
