import { chakra } from '@chakra-ui/react';

/** A part of the exact shape of what comes. Put one `<VisuallyHidden>… yükleniyor</VisuallyHidden>` beside the group. */
export const Skeleton = chakra('span', {
  base: {
    display: 'block',
    bg: 'bg.muted',
    borderRadius: 'sm',
    animationName: 'breathe',
    animationDuration: '1600ms',
    animationIterationCount: 'infinite',
    animationDirection: 'alternate',
    _motionReduce: { animation: 'none' },
  },
});
