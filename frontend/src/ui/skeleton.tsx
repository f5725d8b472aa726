import { chakra } from '@chakra-ui/react';

/**
 * A placeholder of the exact shape of what is loading. Put one `<VisuallyHidden>… yükleniyor</VisuallyHidden>` next
 * to the group.
 */
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
